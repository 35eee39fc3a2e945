"""The kind of answer that a category asks for, by the first of its words that says so.

"Sak i städskåpet" says nothing: any thing may do. An entry that begins with a hyphen is the end of
a word, one that ends with a hyphen its beginning.
"""

import re
from collections.abc import Mapping
from functools import cache

THING = "thing"
"""A category none of whose words says more."""

WORDING = "wording"
"""Words for their sound or meaning, and whole sentences."""

WORD = re.compile(r"[^\W_][\w’'-]*")

KINDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        WORDING: "excuse reason way line shout say says said speech alibi word words use noise "
        "anything laugh move rhymes grumble complain hobby weapon silly funny hide greeting learn",
        "creature": "animal animals pet bird bear dog dinosaur insect bug fish creature monster "
        "beast breed",
        "person": "person people someone somebody star actor singer band player footballer "
        "sportswoman king queen presenter scientist inventor author villain hero character doctor "
        "job jobs detective princess crook outlaw explorer adventurer painter couple duo superhero "
        "robot puppet comedian driver captain chef brother family god goddess sidekick name "
        "names",
        "food": "food pudding biscuit sandwich chips breakfast lunch roast crisp flavour herb "
        "spice "
        "fruit vegetable sauce dip pie bread cake pizza dish dinner barbecue drink sweet cheese "
        "soup curry toast freezer tasty eat eaten potatoes egg custard supermarket sour fridge",
        "place": "place city town state country seaside landmark station county island castle "
        "palace street road square river mountain lake shop somewhere sight room",
        "title": "song songs film films musical rhyme show comedy drama soap book series tale",
        "body": "body bone muscle",
        "doing": "sport event dance exercise game games",
        "club": "club",
        "number": "number",
    },
    "sv": {
        WORDING: "ursäkt ord skäl anledning säger skriker ropar text talesätt fråga trollformel "
        "slangord lögn läte djurläte hälsning sätt skylla namn rimmar gör göra skryter gnäller "
        "superkraft gömställe samla",
        "creature": "djur -djur fisk fågel insekt hundras hund katt björn djurunge kryp",
        "person": "artist -figur -figurer figur fotbollsspelare skådespelare sångerska sångare "
        "skurk skidåkare superhjälte kung drottning författare band komiker "
        "hockeyspelare någon äventyrare uppfinnare forskare detektiv polis musiker hjältinna barn "
        "väsen tjuv rövare yrke yrken jobb -jobb drömyrke svensk dansk robot person målare par duo "
        "stjärna -stjärna lasse utklädnad gud gudinna efternamn",
        "food": "pålägg rätt godis småkaka bär glassmak maträtt matratt smörgåstårta äta mat "
        "dricka "
        "sås frukt grönsak krydda ört svamp bakelse tårta gryta picknickkorgen våffla pizza korv "
        "pannkaka baka bakar paj frukostbuffé grillen fredagsmyset ost soppa surt kylskåpet",
        "place": "ö huvudstad stad -stad land landskap sjö älv plats ställe resmål ort hav "
        "sevärdhet utflykt",
        "title": "saga film låt barnprogram tv-serie -sång luciasång barnvisa musikal tävling bok",
        "body": "kroppsdel kroppsdelar",
        "doing": "sport -sport gren idrott lek brädspel kortspel dans",
        "number": "tal",
    },
    "nb": {
        WORDING: "grunn sier si unnskyldning ord skjellsord lyd uttrykk hilsen rimer slutter gjør "
        "gjøre klager klages krangler skryter spør gjemme samle skal",
        "creature": "dyr -dyr fisk fugl sjødyr sjøfugl hunderase hund katt kryp",
        "person": "skiløper skikkelse fotballspiller artist figur -figur figurer oppdager "
        "forfatter komiker medlem band duo idrettskvinne skurk skuespiller detektiv programleder "
        "noen heks trollmann viking popstjerne sanger rapper stjerne -stjerne yrke -yrke "
        "jobb -jobb nordmann forsker danske prins prinsesse superhelt person kunstmaler par vesen "
        "navn -navn",
        "food": "pålegg pizza grønnsak mat middagsrett dessert matrett tacoen krydder pølsa "
        "salaten drikk drikker vaffelen frukt spiser bake griller smågodtposen bakeren melk "
        "poteter ost "
        "suppe surt fredagskosen spise bær smaker",
        "place": "fjord by elv sted steder turistattraksjon hovedstad øy fjell vidde land hav "
        "innsjø rom reisemål butikk severdighet bygning gjemmested",
        "title": "tv-serie julefilm film sang -sang låt dataspill eventyr "
        "underholdningsprogram bok",
        "body": "kroppen",
        "doing": "idrett vinteridrett lek øvelse dans brettspill kortspill",
        "club": "fotballklubb",
    },
    "de": {
        WORDING: "ausrede wort reimt satz -spruch zauberwort sprichwort redensart grund anlass "
        "name kosename schimpfwort gruß laut tierlaut streitthema angewohnheit superkraft "
        "beschäftigung hobby tut machen sucht ruft sammeln versteck",
        "creature": "tier tiere vogel hunderasse insekt meeresbewohner dino zoo haustier",
        "person": "figur -figur -star filmstar komponist detektiv kommissar band fernsehgesicht "
        "zauberer hexe dichter held helden komiker räuber jemand -autor sänger sängerin rapper "
        "mensch trainer -trainer pirat prinz beruf berufe gespenst riese roboter entdecker doktor "
        "youtuber person paar maler geschwister fabelwesen frechdachs verdächtiger nervensäge "
        "kostüm vornamen -vorname",
        "food": "brot- -sorte belag gericht gemüse obst süßigkeit kuchen keks soße getränk grill "
        "frucht beere nachtisch essen isst pizza frühstücksbuffet zutat suppe imbissstand "
        "spezialität gewürzregal proviant schokolade brotdose bäckerei leckeres saures kühlschrank "
        "knuspriges",
        "place": "stadt fluss ort land berg see -insel insel sehenswürdigkeit laden ausflugsziel",
        "title": "kindersendung buchreihe -lied lied film fernsehserie musical quiz- computer-",
        "body": "körperteile körperteil gesicht",
        "doing": "sport -sportart -spiel spiel tanz",
        "club": "verein fußballverein",
    },
}


@cache
def _entries(language: str) -> tuple[tuple[str, str], ...]:
    kinds = KINDS.get(language, {})
    return tuple((entry, kind) for kind, entries in kinds.items() for entry in entries.split())


def kind_of(category: str, language: str) -> str:
    for word in WORD.findall(category.lower()):
        for entry, kind in _entries(language):
            if _is_meant(entry, word):
                return kind
    return THING


def _is_meant(entry: str, word: str) -> bool:
    if entry.startswith("-"):
        return word.endswith(entry[1:])
    if entry.endswith("-"):
        return word.startswith(entry)
    return word == entry

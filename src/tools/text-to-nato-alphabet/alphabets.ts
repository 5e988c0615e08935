/** How everything but letters is said in a language. */
interface Language {
  /** BCP 47, for speaking. */
  readonly tag: string;
  readonly digits: readonly string[];
  /** Names of the signs in `SIGNS`, in their order. */
  readonly signs: readonly string[];
  /** Names of the marks in `MARKS`, in their order. */
  readonly marks: readonly string[];
  readonly space: string;
  readonly capital: string;
}

/** All signs of ASCII. */
export const SIGNS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
/** Combining marks; the last stands for a stroke through a letter. */
export const MARKS = [
  ...'\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0309\u030a\u030b\u030c\u031b\u0323\u0326\u0327\u0328\u0335',
];

const list = (names: string) => names.split('|');

const LANGUAGES = {
  en: {
    tag: 'en-US',
    digits: list('Zero|One|Two|Three|Four|Five|Six|Seven|Eight|Nine'),
    signs: list(
      'Exclamation Mark|Quote|Hash|Dollar|Percent|Ampersand|Apostrophe|Left Parenthesis|Right Parenthesis|Asterisk|Plus|Comma|Dash|Dot|Slash|Colon|Semicolon|Less Than|Equals|Greater Than|Question Mark|At|Left Bracket|Backslash|Right Bracket|Caret|Underscore|Backtick|Left Brace|Pipe|Right Brace|Tilde',
    ),
    marks: list(
      'grave|acute|circumflex|tilde|macron|breve|dot above|diaeresis|hook above|ring|double acute|caron|horn|dot below|comma below|cedilla|ogonek|stroke',
    ),
    space: 'space',
    capital: 'Capital',
  },
  fr: {
    tag: 'fr-FR',
    digits: list('Zéro|Un|Deux|Trois|Quatre|Cinq|Six|Sept|Huit|Neuf'),
    signs: list(
      'Point d’exclamation|Guillemet|Dièse|Dollar|Pour cent|Esperluette|Apostrophe|Parenthèse ouvrante|Parenthèse fermante|Astérisque|Plus|Virgule|Tiret|Point|Barre oblique|Deux-points|Point-virgule|Inférieur|Égal|Supérieur|Point d’interrogation|Arobase|Crochet ouvrant|Barre inverse|Crochet fermant|Accent circonflexe|Tiret bas|Accent grave|Accolade ouvrante|Barre verticale|Accolade fermante|Tilde',
    ),
    marks: list(
      'accent grave|accent aigu|accent circonflexe|tilde|macron|brève|point en chef|tréma|crochet en chef|rond|double accent aigu|caron|cornu|point souscrit|virgule souscrite|cédille|ogonek|barre',
    ),
    space: 'espace',
    capital: 'Majuscule',
  },
  de: {
    tag: 'de-DE',
    digits: list('Null|Eins|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun'),
    signs: list(
      'Ausrufezeichen|Anführungszeichen|Raute|Dollar|Prozent|Und-Zeichen|Apostroph|Klammer auf|Klammer zu|Sternchen|Plus|Komma|Bindestrich|Punkt|Schrägstrich|Doppelpunkt|Semikolon|Kleiner als|Gleich|Größer als|Fragezeichen|At|Eckige Klammer auf|Rückstrich|Eckige Klammer zu|Zirkumflex|Unterstrich|Gravis|Geschweifte Klammer auf|Senkrechter Strich|Geschweifte Klammer zu|Tilde',
    ),
    marks: list(
      'Gravis|Akut|Zirkumflex|Tilde|Makron|Breve|Punkt darüber|Trema|Haken darüber|Ring|Doppelakut|Hatschek|Horn|Punkt darunter|Komma darunter|Cedille|Ogonek|Strich',
    ),
    space: 'Leerzeichen',
    capital: 'Groß',
  },
  es: {
    tag: 'es-ES',
    digits: list('Cero|Uno|Dos|Tres|Cuatro|Cinco|Seis|Siete|Ocho|Nueve'),
    signs: list(
      'Exclamación|Comillas|Almohadilla|Dólar|Por ciento|Y comercial|Apóstrofo|Abre paréntesis|Cierra paréntesis|Asterisco|Más|Coma|Guion|Punto|Barra|Dos puntos|Punto y coma|Menor que|Igual|Mayor que|Interrogación|Arroba|Abre corchete|Barra invertida|Cierra corchete|Circunflejo|Guion bajo|Acento grave|Abre llave|Barra vertical|Cierra llave|Tilde',
    ),
    marks: list(
      'acento grave|acento agudo|circunflejo|virgulilla|macrón|breve|punto encima|diéresis|gancho encima|anillo|doble acento agudo|carón|cuerno|punto debajo|coma debajo|cedilla|ogonek|barra',
    ),
    space: 'espacio',
    capital: 'Mayúscula',
  },
  it: {
    tag: 'it-IT',
    digits: list('Zero|Uno|Due|Tre|Quattro|Cinque|Sei|Sette|Otto|Nove'),
    signs: list(
      'Punto esclamativo|Virgolette|Cancelletto|Dollaro|Per cento|E commerciale|Apostrofo|Parentesi aperta|Parentesi chiusa|Asterisco|Più|Virgola|Trattino|Punto|Barra|Due punti|Punto e virgola|Minore|Uguale|Maggiore|Punto interrogativo|Chiocciola|Quadra aperta|Barra inversa|Quadra chiusa|Accento circonflesso|Trattino basso|Accento grave|Graffa aperta|Barra verticale|Graffa chiusa|Tilde',
    ),
    marks: list(
      'accento grave|accento acuto|accento circonflesso|tilde|macron|breve|punto sopra|dieresi|gancio sopra|anello|doppio accento acuto|caron|corno|punto sotto|virgola sotto|cediglia|ogonek|barra',
    ),
    space: 'spazio',
    capital: 'Maiuscola',
  },
  pt: {
    tag: 'pt-BR',
    digits: list('Zero|Um|Dois|Três|Quatro|Cinco|Seis|Sete|Oito|Nove'),
    signs: list(
      'Exclamação|Aspas|Cerquilha|Cifrão|Por cento|E comercial|Apóstrofo|Abre parêntese|Fecha parêntese|Asterisco|Mais|Vírgula|Hífen|Ponto|Barra|Dois-pontos|Ponto e vírgula|Menor que|Igual|Maior que|Interrogação|Arroba|Abre colchete|Barra invertida|Fecha colchete|Circunflexo|Sublinhado|Crase|Abre chave|Barra vertical|Fecha chave|Til',
    ),
    marks: list(
      'acento grave|acento agudo|acento circunflexo|til|mácron|breve|ponto acima|trema|gancho acima|anel|duplo acento agudo|caron|chifre|ponto abaixo|vírgula abaixo|cedilha|ogonek|barra',
    ),
    space: 'espaço',
    capital: 'Maiúscula',
  },
} as const satisfies Record<string, Language>;

/** A spelling alphabet: code words by lower-case letter, in a language. */
export interface Alphabet {
  readonly language: Language;
  readonly letters: ReadonlyMap<string, string>;
}

/** Code words of a to z, then those of further letters. */
function alphabet(language: Language, words: string, others: Readonly<Record<string, string>> = {}): Alphabet {
  const letters = list(words).map((word, index) => [String.fromCharCode(97 + index), word] as const);
  return { language, letters: new Map([...letters, ...Object.entries(others)]) };
}

const ICAO =
  'Alfa|Bravo|Charlie|Delta|Echo|Foxtrot|Golf|Hotel|India|Juliett|Kilo|Lima|Mike|November|Oscar|Papa|Quebec|Romeo|Sierra|Tango|Uniform|Victor|Whiskey|X-ray|Yankee|Zulu';

/** Every alphabet; another one is another entry here and in the words. */
export const ALPHABETS = {
  // ICAO Annex 10, volume II: Alfa and Juliett are written so that nobody mispronounces them.
  icao: alphabet(LANGUAGES.en, ICAO),
  alpha: alphabet(LANGUAGES.en, ICAO.replace('Alfa', 'Alpha').replace('Juliett', 'Juliet')),
  french: alphabet(
    LANGUAGES.fr,
    'Anatole|Berthe|Célestin|Désiré|Eugène|François|Gaston|Henri|Irma|Joseph|Kléber|Louis|Marcel|Nicolas|Oscar|Pierre|Quintal|Raoul|Suzanne|Thérèse|Ursule|Victor|William|Xavier|Yvonne|Zoé',
  ),
  // As the Office québécois de la langue française advises.
  'french-canada': alphabet(
    { ...LANGUAGES.fr, tag: 'fr-CA' },
    'Alice|Berthe|Charles|David|Édouard|François|Georges|Henri|Isabelle|Jacques|Kilo|Louis|Marie|Nicolas|Olivier|Pierre|Québec|Robert|Samuel|Thomas|Ursule|Victor|William|Xavier|Yvonne|Zoé',
  ),
  // DIN 5009:2022.
  german: alphabet(
    LANGUAGES.de,
    'Aachen|Berlin|Chemnitz|Düsseldorf|Essen|Frankfurt|Goslar|Hamburg|Ingelheim|Jena|Köln|Leipzig|München|Nürnberg|Offenbach|Potsdam|Quickborn|Rostock|Salzwedel|Tübingen|Unna|Völklingen|Wuppertal|Xanten|Ypsilon|Zwickau',
    { ä: 'Umlaut-Aachen', ö: 'Umlaut-Offenbach', ü: 'Umlaut-Unna', ß: 'Eszett' },
  ),
  spanish: alphabet(
    LANGUAGES.es,
    'Antonio|Barcelona|Carmen|Dolores|Enrique|Francia|Gerona|Historia|Inés|José|Kilo|Lorenzo|Madrid|Navarra|Oviedo|París|Querido|Ramón|Sábado|Tarragona|Ulises|Valencia|Washington|Xiquena|Yegua|Zaragoza',
    { ñ: 'Ñoño' },
  ),
  italian: alphabet(
    LANGUAGES.it,
    'Ancona|Bologna|Como|Domodossola|Empoli|Firenze|Genova|Hotel|Imola|Jolly|Kursaal|Livorno|Milano|Napoli|Otranto|Padova|Quarto|Roma|Savona|Torino|Udine|Venezia|Washington|Xeres|York|Zara',
  ),
  portuguese: alphabet(
    LANGUAGES.pt,
    'Amor|Bandeira|Cobra|Dado|Estrela|Feira|Goiaba|Hotel|Índio|José|Kiwi|Lua|Maria|Navio|Ouro|Pipa|Quilombo|Raiz|Saci|Tatu|Uva|Vitória|Wilson|Xadrez|Yolanda|Zebra',
  ),
} as const satisfies Record<string, Alphabet>;

export type AlphabetId = keyof typeof ALPHABETS;
// The keys of the object above, in their order.
export const ALPHABET_IDS = Object.keys(ALPHABETS) as AlphabetId[];

/** ICAO's own digits, the same in every language. */
export const AVIATION_DIGITS = list('Zero|One|Two|Tree|Fower|Fife|Six|Seven|Ait|Niner');
export const AVIATION_POINT = 'Decimal';

/** Other words that are read, too. */
export const ALIASES: readonly (readonly [word: string, character: string])[] = [
  ['Alpha', 'a'],
  ['Alfa', 'a'],
  ['Juliet', 'j'],
  ['Juliett', 'j'],
  ['Juliette', 'j'],
  ['Xray', 'x'],
  ['X ray', 'x'],
  ['Whisky', 'w'],
  ['Umlaut Aachen', 'ä'],
  ['Umlaut Offenbach', 'ö'],
  ['Umlaut Unna', 'ü'],
  ['Hyphen', '-'],
  ['Minus', '-'],
  ['Period', '.'],
];

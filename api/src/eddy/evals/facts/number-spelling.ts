/** Writes whole numbers below a million in words. */
type Spell = (value: number) => string;

const EN =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const EN_TENS = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const english: Spell = (value) => {
  if (value < 20) return EN[value] ?? '';
  if (value < 100) return `${EN_TENS[Math.floor(value / 10)]}${value % 10 ? `-${EN[value % 10]}` : ''}`;
  if (value < 1_000) return `${EN[Math.floor(value / 100)]} hundred${value % 100 ? ` ${english(value % 100)}` : ''}`;
  return `${english(Math.floor(value / 1_000))} thousand${value % 1_000 ? ` ${english(value % 1_000)}` : ''}`;
};

const ES =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  );
const ES_TENS = 'x x x treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ');
const ES_HUNDREDS =
  'x ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ');
const spanish: Spell = (value) => {
  if (value < 30) return ES[value] ?? '';
  if (value < 100) return `${ES_TENS[Math.floor(value / 10)]}${value % 10 ? ` y ${ES[value % 10]}` : ''}`;
  if (value === 100) return 'cien';
  if (value < 1_000) return `${ES_HUNDREDS[Math.floor(value / 100)]}${value % 100 ? ` ${spanish(value % 100)}` : ''}`;
  return `${spanish(Math.floor(value / 1_000))} mil${value % 1_000 ? ` ${spanish(value % 1_000)}` : ''}`;
};

const FR =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
const FR_TENS = 'x x vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' ');
const french: Spell = (value) => {
  if (value < 20) return FR[value] ?? '';
  if (value < 100) {
    const ten = Math.floor(value / 10);
    const rest = value - (ten === 7 || ten === 9 ? ten - 1 : ten) * 10;
    return `${FR_TENS[ten]}${rest ? `-${FR[rest]}` : ''}`;
  }
  if (value < 1_000)
    return `${value < 200 ? '' : `${FR[Math.floor(value / 100)]} `}cent${value % 100 ? ` ${french(value % 100)}` : ''}`;
  return `${value < 2_000 ? '' : `${french(Math.floor(value / 1_000))} `}mille${value % 1_000 ? ` ${french(value % 1_000)}` : ''}`;
};

const DE =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );
const DE_TENS = 'x x zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ');
const german: Spell = (value) => {
  if (value < 20) return DE[value] ?? '';
  if (value < 100) return `${value % 10 ? `${DE[value % 10]}und` : ''}${DE_TENS[Math.floor(value / 10)]}`;
  if (value < 1_000) return `${DE[Math.floor(value / 100)]}hundert${value % 100 ? german(value % 100) : ''}`;
  return `${german(Math.floor(value / 1_000))}tausend${value % 1_000 ? german(value % 1_000) : ''}`;
};

export const SPELLED = { en: english, es: spanish, fr: french, de: german };

/** Of a unit of the engine: its name, and what one of it is in the base units of the SI, as a number or a division of two. */
type UnitValue = readonly [name: string, value: string];

/**
 * Units of which the engine has a rounded or another value. Customary units rest on the international foot and pound, which are exact
 * (NIST SP 811, appendix B; the survey foot is given up since 2023); the electronvolt is CODATA 2018.
 */
export const CORRECTED_UNITS: readonly UnitValue[] = [
  ['rd', '5.0292'],
  ['sqrd', '25.29285264'],
  ['sqch', '404.68564224'],
  ...named(['acre', 'acres'], '4046.8564224'),
  ...named(['teaspoon', 'teaspoons'], '0.00000492892159375'),
  ...named(['tablespoon', 'tablespoons'], '0.00001478676478125'),
  // A barrel without a word is one of petroleum, 42 gallons.
  ['bbl', '0.158987294928'],
  // A quarter of a pound.
  ...named(['stick', 'sticks'], '0.1133980925'),
  ...named(['kip', 'kips'], '4448.2216152605'),
  ...named(['eV', 'electronvolt', 'electronvolts'], '1.602176634e-19'),
  ['hp', '745.69987158227022'],
  ['psi', '4.4482216152605/0.00064516'],
  ['torr', '101325/760'],
  ...named(['mmHg', 'mmhg'], '133.322387415'),
];

/** The engine takes these powers of 1024 from binary numbers, which have not all of their digits. */
export const BINARY_PREFIXES: readonly string[] = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei', 'Zi', 'Yi'];
export const LONG_BINARY_PREFIXES: readonly string[] = [
  '',
  'kibi',
  'mebi',
  'gibi',
  'tebi',
  'pebi',
  'exbi',
  'zebi',
  'yobi',
];

export interface AddedUnit {
  readonly names: readonly string[];
  readonly value: string;
  /** A unit of the engine of the same dimensions; two, when one is divided by the other. */
  readonly like: readonly [string] | readonly [string, string];
  /** @default 'NONE' */
  readonly prefixes?: 'NONE' | 'SHORT' | 'LONG' | 'BINARY_SHORT';
}

/** What people type and the engine does not know. */
export const ADDED_UNITS: readonly AddedUnit[] = [
  { names: ['mph'], value: '0.44704', like: ['m', 's'] },
  { names: ['kph', 'kmh'], value: '1/3.6', like: ['m', 's'] },
  { names: ['knot', 'knots', 'kn'], value: '1852/3600', like: ['m', 's'] },
  { names: ['nmi', 'nauticalmile', 'nauticalmiles'], value: '1852', like: ['m'] },
  { names: ['au'], value: '149597870700', like: ['m'] },
  { names: ['lightyear', 'lightyears', 'ly'], value: '9460730472580800', like: ['m'] },
  { names: ['fathom', 'fathoms'], value: '1.8288', like: ['m'] },
  { names: ['furlong', 'furlongs'], value: '201.168', like: ['m'] },
  { names: ['micron', 'microns'], value: '0.000001', like: ['m'] },
  { names: ['ha'], value: '10000', like: ['m2'] },
  { names: ['tsp'], value: '0.00000492892159375', like: ['m3'] },
  { names: ['tbsp'], value: '0.00001478676478125', like: ['m3'] },
  { names: ['carat', 'carats'], value: '0.0002', like: ['g'] },
  { names: ['troyounce', 'troyounces', 'ozt'], value: '0.0311034768', like: ['g'] },
  { names: ['slug', 'slugs'], value: '4.4482216152605/0.3048', like: ['g'] },
  { names: ['Da', 'amu'], value: '1.66053906660e-27', like: ['g'] },
  // The thermochemical calorie, which food has, too.
  { names: ['cal'], value: '4.184', like: ['J'], prefixes: 'SHORT' },
  { names: ['calorie', 'calories'], value: '4.184', like: ['J'], prefixes: 'LONG' },
  { names: ['Btu'], value: '1055.05585262', like: ['J'] },
  { names: ['therm', 'therms'], value: '105505585.262', like: ['J'] },
  { names: ['PS'], value: '735.49875', like: ['W'] },
  { names: ['ksi'], value: '4448.2216152605/0.00064516', like: ['Pa'] },
  { names: ['inHg'], value: '3386.388640341', like: ['Pa'] },
  { names: ['rpm'], value: '1/60', like: ['Hz'] },
  { names: ['rev', 'revs', 'turn', 'turns'], value: '1', like: ['cycle'] },
  { names: ['bps'], value: '1', like: ['b', 's'], prefixes: 'BINARY_SHORT' },
  { names: ['Bps'], value: '8', like: ['b', 's'], prefixes: 'BINARY_SHORT' },
  { names: ['mpg'], value: '1609.344/0.003785411784', like: ['m', 'm3'] },
];

/**
 * Constants of physics that the engine has shortened, from older tables, or not at all. CODATA 2018; what follows from the constants that
 * define the SI is worked out from them to 50 digits.
 */
export const CORRECTED_CONSTANTS: readonly (readonly [name: string, value: string, unit: string])[] = [
  ['reducedPlanckConstant', '1.0545718176461563912624280033022807447228263300204e-34', 'J s'],
  ['conductanceQuantum', '7.7480917298636506466808233233087639435872860476734e-5', 'S'],
  ['inverseConductanceQuantum', '12906.403729652253330022758353043721521228636610702', 'ohm'],
  ['magneticFluxQuantum', '2.0678338484619293230811154121474973401715456549343e-15', 'Wb'],
  ['klitzing', '25812.807459304506660045516706087443042457273221403', 'ohm'],
  ['josephson', '4.835978484169836324476582850545281353533511866004e14', 'Hz V^-1'],
  ['vacuumImpedance', '376.730313668', 'ohm'],
  ['deuteronMass', '3.3435837724e-27', 'kg'],
  ['neutronMass', '1.67492749804e-27', 'kg'],
  ['faraday', '96485.3321233100184', 'C mol^-1'],
  ['firstRadiation', '3.7417718521927580113671555559299851382199530971241e-16', 'W m^2'],
  ['secondRadiation', '0.014387768775039338021466716015439115951990694231481', 'm K'],
  ['loschmidt', '2.6867801117984438224481531574473681184824002035233e25', 'm^-3'],
  ['molarPlanckConstant', '3.9903127128934314e-10', 'J s mol^-1'],
  ['molarVolume', '0.022413969545014137735011102886750555144337527757217', 'm^3 mol^-1'],
  ['stefanBoltzmann', '5.6703744191844294539709967318892308758401229702913e-8', 'W m^-2 K^-4'],
  ['wienDisplacement', '0.0028977719551851726614786054480928847268016283030719', 'm K'],
  ['planckMass', '2.176434e-8', 'kg'],
  ['planckTime', '5.391247e-44', 's'],
  ['planckTemperature', '1.416784e32', 'K'],
  ['planckCharge', '1.875546037777e-18', 'C'],
];

function named(names: readonly string[], value: string): UnitValue[] {
  return names.map((name) => [name, value]);
}

import type { Device } from './agent';

type DeviceType = 'mobile' | 'tablet' | 'smarttv' | 'console' | 'wearable' | 'xr' | 'embedded';

// Vivo writes its own name in small letters, BLU's models of that name begin with a capital.
const BLU_VIVO = /^(?:Vivo|VIVO) (?:\d{1,2}\b|[A-Z])/;

// Model numbers by which makers can be told, as they stand after the version of Android. Facts of the makers' own
// lists; several makers share a scheme, so the narrow patterns stand before the wide ones.
const MODELS: readonly (readonly [vendor: string, pattern: RegExp, type?: DeviceType])[] = [
  ['Google', /^Pixel Watch\b/, 'wearable'],
  ['Google', /^Pixel ?(?:C|Slate|Tablet)\b/, 'tablet'],
  ['Google', /^Pixel(?!book)/, 'mobile'],
  // `G` and four signs, of which one at least is a letter: with digits alone they are Sony's.
  ['Google', /^(?:G(?=\d{0,3}[A-Z])[A-Z\d]{4}|GA0\d{4})$/, 'mobile'],
  ['OnePlus', /^A0001$/, 'mobile'],
  ['OnePlus', /^(?:AC200|BE20|BE208|DE21|DN21|EB21|EV22|GM19|HD19|IN20|KB20|LE21|MT21|NE22)\d{1,2}$/, 'mobile'],
  [
    'OnePlus',
    /^CPH(?:2381|2399|24(?:0[19]|1[1-9]|2[13]|4[79]|51|6[579]|8[79]|91|93)|25(?:1[35]|51|69|73|8[135])|26(?:0[59]|1[1379]|2[135]|4[59]|5[135]|6[13]|91|95)|27(?:0[79]|23|45|47|49))$/,
    'mobile',
  ],
  ['OnePlus', /^P(?:GKM|G[PZ]1|HB1|H[KP]1|J[ADEFXZ]1|K[GRX]1|L[CKQR]1)\d0$/, 'mobile'],
  ['OPPO', /^(?:CPH\d{4}|P[A-L][A-Z][A-Z\d]\d0)$/, 'mobile'],
  ['TCL', /^T\d{3}[A-Z]{0,2}(?:_[A-Z]{2})?$/, 'mobile'],
  ['TCL', /^(?:418\d|5087Z|5102|61[0-7]\d)[A-Z]?$/, 'mobile'],
  ['TCL', /^A(?:50[0-9]|60\d)DL$/, 'mobile'],
  ['TCL', /^(?:80[89]|81[36]|90[0-8]|91[0-9]|94[0-9])\d[A-Z]\d?(?:_[A-Z]+)?$/, 'tablet'],
  ['Alcatel', /^(?:[4-7]0\d\d|50[1-9]\d|51\d\d)[A-Z](?:_[A-Z]+)?$/, 'mobile'],
  ['Nothing', /^(?:AIN\d{3}|A0(?:01|15|24|59|63|65)P?|A142P?)$/, 'mobile'],
  ['Motorola', /^XT\d{3,4}(?:[A-Z]|-\d+)?$/, 'mobile'],
  ['Motorola', /^moto\b/i],
  ['Sony', /^(?:XQ-[A-Z]{2}\d{2}|SO-\d{2}[A-Z]|SOG\d{2}|[A-J]\d{4}|G[38]\d{3})$/, 'mobile'],
  ['T-Mobile', /^TMRV\w*TB/, 'tablet'],
  ['T-Mobile', /^(?:TMRV|REVVL)/, 'mobile'],
  ['Xiaomi', /^SHARK [A-Z]/, 'mobile'],
  ['Xiaomi', /^Mi ?(?:Pad|PAD)\b/i, 'tablet'],
  ['Xiaomi', /^(?:Redmi|POCO|Mi (?:\d|A\d|Note|MIX|Max|CC|Play))/i, 'mobile'],
  ['Xiaomi', /^QIN ?\d/i, 'mobile'],
  ['Xiaomi', /^(?:M\d{4}[A-Z]\w{2,}|2\d{3,4}[A-Z\d]{3,}[A-Z]\w?)$/],
  ['TECNO', /^(?:DP\d|P\d{3}\b)/, 'tablet'],
  ['Huawei', /^[A-Z]{3}-[A-Z]{1,3}\d{2}[A-Z]?$/],
  ['Blackview', /^BV\d{4}/, 'mobile'],
  ['HMD', /^(?:N159V|TA-1[5-9]\d\d)$/, 'mobile'],
  ['BLU', BLU_VIVO, 'mobile'],
  ['Anbernic', /^RG ?(?:CUBE|\d|ARC|Nano)/, 'console'],
  ['Logitech', /^GR0006$/, 'console'],
  ['AYN', /^(?:Odin|AYN )/, 'console'],
  ['Facebook', /^Portal ?TV/, 'smarttv'],
  ['BMW', /^AFTLBT/, 'embedded'],
  ['Jeep', /^AFTLFT/, 'embedded'],
  // Without its first letters, as the parser has it, no list of Amazon's knows the model.
  ['Amazon', /^AFT[A-Z\d]+$/, 'smarttv'],
  ['Rivian', /^Rivian\b/, 'embedded'],
];

// Makers whose numbers the parser takes for those of others.
const SURER: ReadonlySet<string> = new Set(['OnePlus', 'BLU', 'BMW', 'Jeep', 'TCL', 'Google', 'Amazon']);

// Makers that put their name before the model. A type is that of all their devices.
const MAKERS: readonly (readonly [vendor: string, prefix: string, type?: DeviceType])[] = [
  ...'Advan|Archos|Asus|BLU|Bmobile|BQ|Condor|Coolpad|CUBOT|Dexp|Doogee|Elephone|Energizer|Evertek|Fairphone|FIGI|Fly|Gigaset|Gionee|Haier|Hisense|HMD|HONOR|HTC|HUAWEI|Hyundai|IMO|Infinix|InnJoo|itel|Karbonn|KRONO|LAVA|Leagoo|LeEco|Lenovo|LG|Meizu|Micromax|MobiStar|MyPhone|Nokia|Nothing|OnePlus|OPPO|Oukitel|Panasonic|Philips|Polaroid|POLYTRON|Prestigio|realme|Samsung|Sharp|SICO|Smartfren|Sony|Symphony|TCL|TECNO|Tesla|Ulefone|UMIDIGI|Vertex|Vivo|Vodafone|Vsmart|Walton|Wiko|X-TIGI|XGODY|Xiaomi|XOLO|Yezz|ZTE|Zuum'
    .split('|')
    .map((vendor) => [vendor, vendor] as const),
  ['Alcatel', 'Alcatel(?: ?One ?Touch)?'],
  ['Google', 'Google(?= Pixel)'],
  ['Motorola', 'motorola'],
  ['Retroid', 'Retroid', 'console'],
  ['AYANEO', 'AYANEO', 'console'],
  ['Onn', 'onn\\.?'],
];
const MAKER = new RegExp(`^(?:${MAKERS.map(([, prefix]) => `(${prefix})`).join('|')})[ _-]+(?=\\w)`, 'i');

// The model is what follows the version and language; KaiOS has it before the version of its engine.
const ANDROID_MODEL =
  /\bAndroid [\w.-]+(?:; (?:U|wv|arm(?:_64)?|HarmonyOS|SDK \d+|[a-z]{2}(?:[-_][A-Za-z]{2,4})?))*; ?([^;()]+(?:\([^()]*\)[^;()]*)?)/;
const MOBILE_MODEL = /\(Mobile; ([^;)]+); rv:/;

const APPLE = /\b(iPhone|iPad|iPod|Watch|AppleTV|Apple TV|RealityDevice)(?:\d+,\d+|\b)/;
const APPLE_TYPES: Readonly<Record<string, DeviceType>> = {
  iPhone: 'mobile',
  iPad: 'tablet',
  iPod: 'mobile',
  Watch: 'wearable',
  AppleTV: 'smarttv',
  'Apple TV': 'smarttv',
  RealityDevice: 'xr',
};

const TELEVISION =
  /\b(?:SMART-?TV|SmartHub|HbbTV|GoogleTV|Google ?TV|Android ?TV|NetCast|Web0S|webOS\.TV|BRAVIA|MiTV|MiBOX|Mi ?Box|Mi TV|AFT[A-Z]\w*|CrKey|VIDAA|NetTV|OpenTV|InettvBrowser|DTV|STB|TV ?BOX|Smart ?Box|SHIELD Android TV|ADT-\d|Nexus Player|(?:4K|UHD|FHD|Full ?HD|LED|LCD|Smart|QLED|OLED) ?TV|Freebox|BeyondTV|Large Screen|TV Safari)\b|\bTV\b(?= Build\/)|[ _-]TV(?:[ _-]|\))/i;
// Boxes by their usual chips and boards.
const TELEVISION_BOX =
  /^(?:X96|X88|X98|T95|TX[2369]\b|TX3|H96|HK1|MXQ|M8S|MX9|A95X|V88|Q\+|TANIX|MECOOL|KM\d|UGOOS|AM6|BEELINK|GT-?King|Tv ?Box|S905|SM-?TV|rk3\d{3}|MINIX|NEO[- ]?[UX]\d|ABOX|Q96|R69|TVBOX|Z28|Vontar|Transpeed|Magicsee|DV\d{4}|UHD\d|SWTV|IPTV|B860H|ZXV10|EC6108|HG680|DIW\d|DWI\d|UIE\d|UIW\d|onn\.? ?4K)/i;
const HEADSET =
  /\b(?:Quest(?: \d| Pro)?|Mobile VR|OculusBrowser|Wolvic|VR Safari|Pico (?:Neo ?)?\d|HoloLens|RealityDevice|Vive (?:Focus|XR))\b/i;

/** The device that a string names in a way of its own. `parsed` is what the parser found, which stays where nothing is known better. */
export function findDevice(agent: string, parsed: Device): Device {
  return withType(agent, namedDevice(agent) ?? appleDevice(agent, parsed) ?? androidDevice(agent, parsed));
}

/** Devices that are named at a place of their own. */
function namedDevice(agent: string): Device | undefined {
  const blackberry = /\bBlackBerry ?(\d{4})\b/.exec(agent);
  if (blackberry?.[1]) return { vendor: 'BlackBerry', model: blackberry[1], type: 'mobile' };
  // LG's televisions: `LGE; model` or, of those that others sell, `LGE/board/maker; model`.
  const lg = /\(\+?[^()]*?LGE(?:\/[^/;]+\/([^;/]+))?; ([^;)]+);/.exec(agent);
  if (lg?.[2] && /Web0S|webOS/.test(agent)) return { vendor: lg[1] ?? 'LG', model: lg[2].trim(), type: 'smarttv' };
  const pico = /\bPico ((?:Neo ?)?\d(?: (?:Link|Pro))?)(?: OS|[;)])/i.exec(agent);
  if (pico?.[1]) return { vendor: 'Pico', model: pico[1], type: 'xr' };
  if (/\bSteam Deck\b/.test(agent)) return { vendor: 'Valve', model: 'Steam Deck', type: 'console' };
  const vizio = /\bVIZIO (?:SmartCast.*?Model\/([\w-]+)|([\w-]+) ViziOS)/.exec(agent);
  if (vizio) return { vendor: 'VIZIO', ...modelOf(vizio[1] ?? vizio[2]), type: 'smarttv' };
  if (/\bBYD AUTO\b/.test(agent)) return { vendor: 'BYD', type: 'embedded' };
  if (/\(VCC;/.test(agent)) return { vendor: 'Volvo', type: 'embedded' };
  if (/\bPhilips\b[^;)]*\bTV\b/i.test(agent)) return { vendor: 'Philips', type: 'smarttv' };
  const watch = /\bXiaomi (Watch[\w ]*?)(?: Build|[;)])/.exec(agent);
  return watch?.[1] ? { vendor: 'Xiaomi', model: watch[1], type: 'wearable' } : undefined;
}

function modelOf(model: string | undefined): { model?: string } {
  return model ? { model } : {};
}

/** Apps on Apple's devices name them without what browsers write around it. */
function appleDevice(agent: string, { vendor }: Device): Device | undefined {
  // An iPad that asks for desktop pages says that it is a Mac; its browsers do not.
  if (/\(Macintosh;.*\b(?:FxiOS|CriOS|EdgiOS)\//.test(agent)) return { vendor: 'Apple', model: 'iPad', type: 'tablet' };
  if (vendor !== undefined || /\bAndroid\b|\bWindows\b/.test(agent)) return undefined;
  const [, name = ''] = APPLE.exec(agent) ?? [];
  const type = APPLE_TYPES[name];
  if (!type) return undefined;
  return { vendor: 'Apple', model: name === 'AppleTV' ? 'Apple TV' : name, type };
}

function androidDevice(agent: string, parsed: Device): Device {
  const told = (ANDROID_MODEL.exec(agent) ?? MOBILE_MODEL.exec(agent))?.[1]?.replace(
    /(?<! ) +$|(?: (?:Build|MIUI)\b|\/)[^]*/,
    '',
  );
  if (!told || told === 'K' || told === 'wv') return parsed;
  // `Vivo 5` is a telephone of BLU, although it begins with the name of a maker.
  const make = BLU_VIVO.test(told) ? null : MAKER.exec(told);
  const maker = make ? MAKERS[make.slice(1).findIndex((group) => group !== undefined)] : undefined;
  const model = make ? told.slice(make[0].length) : told;
  const known = MODELS.find(([, pattern]) => pattern.test(model));
  if (maker) {
    const own = known?.[0] === maker[0] ? known[2] : undefined;
    const type = maker[2] ?? own ?? parsed.type ?? 'mobile';
    return { vendor: sameVendor(parsed.vendor, maker[0]), ...modelAndType(model, type) };
  }
  if (!known || (parsed.vendor !== undefined && !SURER.has(known[0]))) return parsed;
  return { vendor: known[0], ...modelAndType(model.replace(/_[A-Z]{2}$/, ''), known[2] ?? parsed.type) };
}

/** Names say themselves what is a tablet, and that a notebook is none. */
function modelAndType(model: string, type: string | undefined): Omit<Device, 'vendor'> {
  const isModel = !/^(?:Android|Google|Smart)? ?TV$/i.test(model);
  if (model.startsWith('Pixelbook')) return { model };
  const named = /\b(?:Pad|Tab(?:let)?)\b/i.test(model) ? 'tablet' : type;
  return { ...(isModel && { model }), ...(named && { type: named }) };
}

/** The spelling that the parser has, where it found the same maker. */
function sameVendor(parsed: string | undefined, vendor: string): string {
  return parsed?.toLowerCase() === vendor.toLowerCase() ? parsed : vendor;
}

function withType(agent: string, device: Device): Device {
  if (HEADSET.test(agent) && device.type !== 'smarttv') return { ...device, type: 'xr' };
  if (device.type === 'console' || device.type === 'wearable' || device.type === 'embedded') return device;
  const isBox = device.model !== undefined && TELEVISION_BOX.test(device.model);
  return isBox || TELEVISION.test(agent) ? { ...device, type: 'smarttv' } : device;
}

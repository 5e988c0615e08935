import { filledLines, LIKELIHOOD, type Detect } from '../../operations/detect';

/** CSS Color 4, section 6.1; `transparent` and system colours are no colours of their own. */
export const NAMES: ReadonlySet<string> = new Set(
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.split(
    ' ',
  ),
);
const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*[-+.\w%]+(?:[\s,/]+[-+.\w%]+){1,6}\s*\)$/i;

function likelihoodOf(text: string): number {
  if (FUNCTION.test(text)) return LIKELIHOOD.unmistakable;
  // `#123` may be the number of an issue.
  if (HEX.test(text)) return /^#\d{3,4}$/.test(text) ? LIKELIHOOD.plausible : LIKELIHOOD.fits + 0.1;
  return NAMES.has(text.toLowerCase()) ? 0.6 : 0;
}

/** A colour of CSS, or several on lines of their own. */
export const detect: Detect = (sample) => {
  const lines = filledLines(sample).map((line) => line.replace(/[;,]$/, ''));
  if (lines.length === 0 || lines.length > 1000) return undefined;
  const likelihood = Math.min(...lines.map((line) => (line.length <= 200 ? likelihoodOf(line) : 0)));
  if (likelihood === 0) return undefined;
  return lines.length === 1
    ? { likelihood, direction: 'one', run: { operation: 'convert', input: 'color', text: lines[0] ?? '' } }
    : { likelihood: 0.85, direction: 'list', run: { operation: 'convertList', input: 'colors' } };
};

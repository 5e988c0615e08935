import { expect, it } from 'vitest';
import { markMatches } from './mark';

const marked = (text: string, query: string, reading = '') =>
  markMatches(text, query, reading)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  ['JSON 格式化', 'json', '', '[JSON] 格式化'],
  ['JSON 格式化', '格式', '', 'JSON [格式]化'],
  ['JSON 格式化', 'gsh', 'J S O N   ge shi hua', 'JSON [格式化]'],
  ['JSON 格式化', 'geshi', 'J S O N   ge shi hua', 'JSON [格式]化'],
  ['JSON 格式化', 'ges', 'J S O N   ge shi hua', 'JSON [格式]化'],
  ['随机端口', 'sj', 'sui ji duan kou', '[随机]端口'],
  ['Token generator', 'xyz', '', 'Token generator'],
  ['😀 emoji', 'emoji', '', '😀 [emoji]'],
  ['anything', '  ', '', 'anything'],
  ['JSON prettify and format', 'format json', '', '[JSON] prettify and [format]'],
  ['JSON 格式化', '格式 json', '', '[JSON] [格式]化'],
  ['Base64 file', 'a base base64 file', '', '[Base64] [file]'],
])('%s searched for %s', (text, query, reading, expected) => {
  expect(marked(text, query, reading)).toBe(expected);
});

import { fallback, number, object, optional } from 'valibot';
import { err, ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { ToolIdContext } from '../../operations/tool-context';
import { Converter } from './converter';

const parse = defineOperation({
  id: 'parse',
  inputs: { text: text() },
  output: 'text',
  options: object({ indent: optional(fallback(number(), 2), 2) }),
  inlineLimit: Infinity,
  examples: [{ inputs: { text: '[1]' }, output: '[\n  1\n]' }],
  run: ({ text: json }, { indent }) => {
    try {
      return ok(JSON.stringify(JSON.parse(json), null, indent));
    } catch (error) {
      const at = Number(/position (\d+)/.exec(String(error))?.[1] ?? json.length);
      return err({ code: 'bad-json', at });
    }
  },
});

export default function ConverterDemo() {
  return (
    <ToolIdContext value="converter-demo">
      <Converter
        operation={parse}
        options={{}}
        inputLabel="Input"
        outputLabel="Result"
        initial={'{"name": "handy-tools", "hosts": ["cn-north-1", "eu-west-2"]}'}
        example={'{"a": [1, 2, 3]}'}
        fault={({ at }) => ({ message: 'Not JSON here.', at })}
        fileName="formatted.json"
        notes={(value, { toOutput }) => [
          { kind: 'info', message: `${value.length} characters.`, where: 'Line 2', onGo: toOutput(2) },
        ]}
        readAs={() => 'JSON'}
        footer={(value) => <span>{value.length} units</span>}
      />
    </ToolIdContext>
  );
}

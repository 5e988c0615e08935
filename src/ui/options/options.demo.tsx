import * as v from 'valibot';
import { Options } from './options';

const schema = v.object({
  indent: v.optional(v.picklist([2, 4]), 2),
  order: v.optional(v.picklist(['source', 'az', 'za']), 'source'),
  strict: v.optional(v.boolean(), false),
  width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(20), v.maxValue(200)), 80),
  key: v.optional(v.pipe(v.string(), v.maxLength(40)), 'items'),
});

export default function OptionsDemo() {
  return (
    <Options
      schema={schema}
      words={{
        indent: { label: 'Indent', values: { '2': '2', '4': '4' } },
        order: { label: 'Keys', values: { source: 'As they are', az: 'A–Z', za: 'Z–A' } },
        strict: { label: 'Strict', hint: 'Only what the standard allows.' },
        width: 'Width',
        key: { label: 'Key for the root', placeholder: 'items' },
      }}
      open={['indent', 'order']}
      buttons={['indent']}
      groups={[{ label: 'Output', names: ['width', 'strict'] }]}
    />
  );
}

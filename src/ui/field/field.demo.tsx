import { Field } from './field';

export default function FieldDemo() {
  return (
    <>
      <Field label="One control" hint="A hint stands below." meta="3 bytes">
        {(control) => <input {...control} defaultValue="abc" />}
      </Field>
      <Field label="With an error" error="Line 1, column 3: expected a digit.">
        {(control) => <input {...control} defaultValue="12x" />}
      </Field>
      <Field label="Several controls">
        <div>
          <input aria-label="First" /> <input aria-label="Second" />
        </div>
      </Field>
      <Field label="Without a seen label" hideLabel>
        {(control) => <input {...control} />}
      </Field>
    </>
  );
}

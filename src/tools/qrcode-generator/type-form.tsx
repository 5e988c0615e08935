import { browserZone } from '../../lib/zones';
import { InputText } from '../../ui/input-text/input-text';
import { Columns } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import type { FormType } from './content-types';
import { ZONES } from './payload';
import type { Content, Forms } from './use-content';
import { useWords } from './use-words';

type Names<T extends FormType> = readonly (keyof Forms[T])[];

/** The texts of each form but the event's: those that stand beside each other, and then those that have a line of their own. */
const TEXTS: { readonly [T in Exclude<FormType, 'event'>]: { readonly beside?: Names<T>; readonly below?: Names<T> } } =
  {
    email: { below: ['to', 'subject', 'body'] },
    phone: { below: ['number'] },
    sms: { below: ['number', 'message'] },
    location: { beside: ['latitude', 'longitude'] },
    contact: {
      beside: [
        ...(['lastName', 'firstName', 'organisation', 'title', 'phone', 'email', 'website'] as const),
        ...(['street', 'city', 'region', 'postalCode', 'country'] as const),
      ],
      below: ['note'],
    },
  };

const LONG: readonly string[] = ['body', 'message', 'note', 'description'];

const KEYBOARDS: Readonly<Record<string, 'email' | 'tel' | 'url'>> = {
  to: 'email',
  email: 'email',
  number: 'tel',
  phone: 'tel',
  website: 'url',
};

interface FormProps {
  content: Content;
}

/** The form of a type, and the payload that it makes. */
export function TypeForm({ content }: FormProps) {
  return (
    <>
      <Fields content={content} />
      <Payload content={content} />
    </>
  );
}

function Fields({ content }: FormProps) {
  const { type: form } = content;
  if (form === 'text') return null;
  if (form === 'event') return <EventFields content={content} />;
  const { beside = [], below = [] } = TEXTS[form];
  const text = (name: string) => <Text key={name} content={content} form={form} name={name} />;
  return (
    <>
      {beside.length > 0 ? <Columns>{beside.map(text)}</Columns> : null}
      {below.map(text)}
    </>
  );
}

function EventFields({ content }: FormProps) {
  const words = useWords();
  const { event } = content.forms;
  const labels = words.forms.event;
  const here = browserZone();
  const change = (changes: Partial<Forms['event']>) => content.setForm('event', changes);
  const time = event.isAllDay ? 'date' : 'datetime-local';
  const text = (name: keyof Forms['event'], type?: TextProps['type']) => (
    <Text content={content} form="event" name={name} type={type} />
  );
  return (
    <>
      {text('title')}
      <Switch label={labels.isAllDay} checked={event.isAllDay} onChange={(isAllDay) => change({ isAllDay })} />
      <Columns minWidth={200}>
        {text('start', time)}
        {text('end', time)}
      </Columns>
      {event.isAllDay ? null : (
        <Select
          label={labels.zone}
          options={ZONES.map((zone) => ({ value: zone, label: words.zone(zone, here) }))}
          value={event.zone}
          onChange={(zone) => change({ zone })}
        />
      )}
      {text('place')}
      {text('description')}
    </>
  );
}

interface TextProps extends FormProps {
  form: FormType;
  name: string;
  type?: 'date' | 'datetime-local' | undefined;
}

/** A text of a form, without an example in it. */
function Text({ content, form, name, type }: TextProps) {
  const labels: Readonly<Record<string, string>> = useWords().forms[form];
  const values: Readonly<Record<string, string | boolean>> = { ...content.forms[form] };
  const shown = {
    label: labels[name] ?? name,
    placeholder: '',
    value: fit(String(values[name] ?? ''), type),
    onChange: (value: string) => content.setForm(form, { [name]: value }),
  };
  if (LONG.includes(name)) return <InputText multiline {...shown} />;
  return <InputText {...shown} autoComplete="off" type={type} inputMode={KEYBOARDS[name]} />;
}

/** A date field takes no time, and a time field no bare date. */
function fit(value: string, type: TextProps['type']): string {
  if (type === 'date') return value.slice(0, 10);
  return type && value.length === 10 ? `${value}T00:00` : value;
}

/** What the form makes, letter for letter, and open to changes. A text box knows LF only. */
function Payload({ content }: FormProps) {
  const words = useWords();
  const { content: made } = content;
  if (!made.ok || typeof made.value !== 'string') return null;
  return (
    <InputText
      multiline
      mono
      rows={4}
      label={words.payload}
      hint={words.payloadHint}
      value={made.value.replace(/\r\n?/g, '\n')}
      onChange={content.editPayload}
    />
  );
}

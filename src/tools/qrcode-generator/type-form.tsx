import type { ReactNode } from 'react';
import { browserZone } from '../../lib/zones';
import { InputText } from '../../ui/input-text/input-text';
import { Columns } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { ZONES, type ContactForm, type EventForm } from './payload';
import type { Content } from './use-content';
import { useWords } from './use-words';

/** A field of a form, without an example in it. */
function FormField(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: string;
  inputMode?: 'email' | 'tel' | 'url' | 'decimal';
}) {
  return <InputText placeholder="" autoComplete="off" {...props} />;
}

function LongField(props: { label: string; value: string; onChange: (value: string) => void }) {
  return <InputText multiline placeholder="" {...props} />;
}

/** The form of a type, and the payload that it makes. */
export function TypeForm({ content }: { content: Content }) {
  return (
    <>
      <Fields content={content} />
      <Payload content={content} />
    </>
  );
}

function Fields({ content }: { content: Content }): ReactNode {
  const words = useWords();
  const { forms, setForm } = content;
  switch (content.type) {
    case 'email':
      return (
        <>
          <FormField
            label={words.emailTo}
            inputMode="email"
            value={forms.email.to}
            onChange={(to) => setForm('email', { to })}
          />
          <FormField
            label={words.emailSubject}
            value={forms.email.subject}
            onChange={(subject) => setForm('email', { subject })}
          />
          <LongField label={words.emailBody} value={forms.email.body} onChange={(body) => setForm('email', { body })} />
        </>
      );
    case 'phone':
      return (
        <FormField
          label={words.phoneNumber}
          inputMode="tel"
          value={forms.phone.number}
          onChange={(number) => setForm('phone', { number })}
        />
      );
    case 'sms':
      return (
        <>
          <FormField
            label={words.phoneNumber}
            inputMode="tel"
            value={forms.sms.number}
            onChange={(number) => setForm('sms', { number })}
          />
          <LongField
            label={words.smsMessage}
            value={forms.sms.message}
            onChange={(message) => setForm('sms', { message })}
          />
        </>
      );
    case 'location':
      return (
        <Columns>
          <FormField
            label={words.latitude}
            value={forms.location.latitude}
            onChange={(latitude) => setForm('location', { latitude })}
          />
          <FormField
            label={words.longitude}
            value={forms.location.longitude}
            onChange={(longitude) => setForm('location', { longitude })}
          />
        </Columns>
      );
    case 'contact':
      return <ContactFields form={forms.contact} onChange={(changes) => setForm('contact', changes)} />;
    case 'event':
      return <EventFields form={forms.event} onChange={(changes) => setForm('event', changes)} />;
    case 'text':
      return null;
  }
}

const CONTACT_KEYBOARDS: Partial<Record<keyof ContactForm, 'email' | 'tel' | 'url'>> = {
  email: 'email',
  phone: 'tel',
  website: 'url',
};
const CONTACT_FIELDS = [
  'lastName',
  'firstName',
  'organisation',
  'title',
  'phone',
  'email',
  'website',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
] as const satisfies readonly (keyof ContactForm)[];

function ContactFields({ form, onChange }: { form: ContactForm; onChange: (changes: Partial<ContactForm>) => void }) {
  const words = useWords();
  return (
    <>
      <Columns>
        {CONTACT_FIELDS.map((field) => (
          <FormField
            key={field}
            label={words.contact(field)}
            value={form[field]}
            onChange={(value) => onChange({ [field]: value })}
            {...(CONTACT_KEYBOARDS[field] ? { inputMode: CONTACT_KEYBOARDS[field] } : {})}
          />
        ))}
      </Columns>
      <LongField label={words.contact('note')} value={form.note} onChange={(note) => onChange({ note })} />
    </>
  );
}

function EventFields({ form, onChange }: { form: EventForm; onChange: (changes: Partial<EventForm>) => void }) {
  const words = useWords();
  const here = browserZone();
  const type = form.isAllDay ? 'date' : 'datetime-local';
  // A date field takes no time, and a time field no bare date.
  const fit = (value: string) => (form.isAllDay ? value.slice(0, 10) : value.length === 10 ? `${value}T00:00` : value);
  return (
    <>
      <FormField label={words.eventTitle} value={form.title} onChange={(title) => onChange({ title })} />
      <Switch label={words.eventAllDay} checked={form.isAllDay} onChange={(isAllDay) => onChange({ isAllDay })} />
      <Columns minWidth={200}>
        <FormField
          label={words.eventStart}
          type={type}
          value={fit(form.start)}
          onChange={(start) => onChange({ start })}
        />
        <FormField label={words.eventEnd} type={type} value={fit(form.end)} onChange={(end) => onChange({ end })} />
      </Columns>
      {form.isAllDay ? null : (
        <Select
          label={words.eventZone}
          options={ZONES.map((zone) => ({ value: zone, label: words.zone(zone, here) }))}
          value={form.zone}
          onChange={(zone) => onChange({ zone })}
        />
      )}
      <FormField label={words.eventPlace} value={form.place} onChange={(place) => onChange({ place })} />
      <LongField
        label={words.eventDescription}
        value={form.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}

/** What the form makes, letter for letter, and open to changes. A text box knows LF only. */
function Payload({ content }: { content: Content }) {
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

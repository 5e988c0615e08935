import { useState } from 'react';
import { err, ok, type Result } from '../../lib/result';
import { secureRandom } from '../../lib/random';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import {
  contactPayload,
  emailPayload,
  eventPayload,
  locationPayload,
  phonePayload,
  smsPayload,
  type ContactForm,
  type ContentType,
  type EmailForm,
  type EventForm,
  type LocationForm,
  type PayloadFault,
  type PhoneForm,
  type SmsForm,
} from './payload';

/** What was typed into all forms, kept apart, so that changing the type loses nothing. */
export interface Forms {
  readonly email: EmailForm;
  readonly phone: PhoneForm;
  readonly sms: SmsForm;
  readonly location: LocationForm;
  readonly contact: ContactForm;
  readonly event: EventForm;
}

const EMPTY_FORMS: Forms = {
  email: { to: '', subject: '', body: '' },
  phone: { number: '' },
  sms: { number: '', message: '' },
  location: { latitude: '', longitude: '' },
  contact: {
    firstName: '',
    lastName: '',
    organisation: '',
    title: '',
    phone: '',
    email: '',
    website: '',
    street: '',
    city: '',
    region: '',
    postalCode: '',
    country: '',
    note: '',
  },
  event: {
    title: '',
    start: '',
    end: '',
    zone: 'here',
    isAllDay: false,
    place: '',
    description: '',
  },
};

const DEFAULT_TEXT = 'https://example.com';

/** Types whose lines end with CR LF by their standards. */
const HAS_CRLF: readonly ContentType[] = ['contact', 'event'];

function newIdentity() {
  const uid = Array.from(secureRandom(8), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { uid, createdAt: Date.now() };
}

/** The content to encode: what was typed as text, or what a form makes, or what was made of that by hand. */
export function useContent() {
  const [type, setType] = useDraft<ContentType>('type', 'text');
  const [text, setText] = useDraft<TextSource>('text', DEFAULT_TEXT);
  const [forms, setForms] = useDraft<Forms>('forms', EMPTY_FORMS);
  const [edited, setEdited] = useDraft<{ of: string; text: string } | null>('edited', null);
  const [identity] = useState(newIdentity);

  const made = type === 'text' ? undefined : makePayload(type, forms, identity);
  const changed = made?.ok && edited?.of === made.value ? ok(edited.text) : made;
  const content: Result<TextSource, PayloadFault> = changed ?? ok(text);

  return {
    type,
    setType,
    text,
    setText,
    forms,
    setForm: <T extends keyof Forms>(name: T, changes: Partial<Forms[T]>) =>
      setForms({ ...forms, [name]: { ...forms[name], ...changes } }),
    content,
    /** Takes the payload as a text box gives it, with LF. */
    editPayload: (typed: string) => {
      if (!made?.ok) return;
      const lines = HAS_CRLF.includes(type) ? typed.replace(/\r\n|\r|\n/g, '\r\n') : typed;
      setEdited({ of: made.value, text: lines });
    },
  };
}

export type Content = ReturnType<typeof useContent>;

function makePayload(
  type: Exclude<ContentType, 'text'>,
  forms: Forms,
  identity: ReturnType<typeof newIdentity>,
): Result<string, PayloadFault> {
  switch (type) {
    case 'email':
      return emailPayload(forms.email);
    case 'phone':
      return phonePayload(forms.phone);
    case 'sms':
      return smsPayload(forms.sms);
    case 'location':
      return locationPayload(forms.location);
    case 'contact':
      return contactPayload(forms.contact);
    case 'event':
      return eventPayload(forms.event, identity);
    default:
      return err({ code: 'empty-form' });
  }
}

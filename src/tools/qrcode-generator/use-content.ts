import { useState } from 'react';
import { err, ok, type Result } from '../../lib/result';
import { secureRandom } from '../../lib/random';
import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { makePart, usePart } from '../../ui/part';
import { CONTENT_TYPES, type ContentType, type FormType } from './content-types';
import type { ContactForm, EmailForm, EventForm, LocationForm, PayloadFault, PhoneForm, SmsForm } from './payload';

/** The forms and what makes payloads of them; a visitor who encodes a text needs neither. */
const formsPart = makePart(async () => {
  const [{ TypeForm }, payload] = await Promise.all([import('./type-form'), import('./payload')]);
  return { TypeForm, payload };
});

/** What makes payloads with telephone numbers, for which it knows the plans of all countries. */
const numbersPart = makePart(() => import('./number-payload'));

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
  const [kept, setType] = useDraft<ContentType>('type', 'text', { takes: () => 'text' });
  // A link may have brought any word.
  const type = CONTENT_TYPES.includes(kept) ? kept : 'text';
  const [text, setText] = useDraft<TextSource>('text', DEFAULT_TEXT, { takes: 'text' });
  const [forms, setForms] = useDraft<Forms>('forms', EMPTY_FORMS);
  const [edited, setEdited] = useDraft<{ of: string; text: string } | null>('edited', null);
  const [identity] = useState(newIdentity);

  const parts = usePart(formsPart, type !== 'text');
  const numbers = usePart(numbersPart, type === 'phone' || type === 'sms' || type === 'contact');
  const made = type === 'text' ? undefined : makePayload(parts?.payload, numbers, type, forms, identity);
  const changed = made?.ok && edited?.of === made.value ? ok(edited.text) : made;
  const content: Result<TextSource, PayloadFault> = changed ?? ok(text);

  return {
    parts,
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
  payload: typeof import('./payload') | undefined,
  numbers: typeof import('./number-payload') | undefined,
  type: FormType,
  forms: Forms,
  identity: ReturnType<typeof newIdentity>,
): Result<string, PayloadFault> {
  // Until it is here, nothing has been typed into it either.
  const isEmpty = err({ code: 'empty-form' } as const);
  if (!payload) return isEmpty;
  switch (type) {
    case 'email':
      return payload.emailPayload(forms.email);
    case 'phone':
      return numbers?.phonePayload(forms.phone) ?? isEmpty;
    case 'sms':
      return numbers?.smsPayload(forms.sms) ?? isEmpty;
    case 'location':
      return payload.locationPayload(forms.location);
    case 'contact':
      return numbers?.contactPayload(forms.contact) ?? isEmpty;
    case 'event':
      return payload.eventPayload(forms.event, identity);
  }
}

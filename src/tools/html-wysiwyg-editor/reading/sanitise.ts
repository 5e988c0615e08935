import DOMPurify from 'dompurify';

const OWN_ATTRIBUTES = ['data-align', 'data-bare', 'data-color', 'data-background', 'data-loose', 'data-pm-slice'];

const SETTINGS = {
  IN_PLACE: true,
  ALLOWED_TAGS:
    'div p h1 h2 h3 h4 h5 h6 pre code blockquote ul ol li table tbody tr td th hr br img a span strong em u s sub sup #text'.split(
      ' ',
    ),
  ALLOWED_ATTR: [...'href title src alt width height start type colspan rowspan'.split(' '), ...OWN_ATTRIBUTES],
  ADD_URI_SAFE_ATTR: [...OWN_ATTRIBUTES, 'start', 'type', 'width', 'height', 'colspan', 'rowspan'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z0-9+.-]+(?:[^a-z0-9+.:-]|$))/i,
};

/** A second look at what was built, by rules that are not ours: what is not on these short lists goes. */
export function sanitise(root: HTMLElement): void {
  DOMPurify.sanitize(root, SETTINGS);
}

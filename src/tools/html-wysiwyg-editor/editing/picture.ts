import { Image } from '@tiptap/extension-image';
import type { Node } from '@tiptap/pm/model';
import { isPictureInside } from '../link-address';

const text = (node: Node, name: string) => {
  const value: unknown = node.attrs[name];
  return typeof value === 'string' ? value : '';
};

/**
 * A picture in the line. The page's policy lets none load from elsewhere, so only one that is in its own address is shown; of the
 * others a box tells text and address.
 */
function drawPicture(node: Node): HTMLElement {
  const [src, alt] = [text(node, 'src'), text(node, 'alt')];
  if (isPictureInside(src)) {
    const picture = document.createElement('img');
    picture.src = src;
    picture.alt = alt;
    if (text(node, 'width')) picture.width = Number(text(node, 'width'));
    if (text(node, 'height')) picture.height = Number(text(node, 'height'));
    return picture;
  }
  const box = document.createElement('span');
  box.dataset.picture = '';
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', alt || src);
  const address = document.createElement('span');
  address.textContent = src;
  box.append(alt, address);
  return box;
}

/** As it is written: left to itself, the library takes `007` for a number. */
export const verbatim = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

export const Picture = Image.extend({
  addAttributes: () =>
    Object.fromEntries(['src', 'alt', 'title', 'width', 'height'].map((name) => [name, verbatim(name)])),
  addNodeView: () => (props) => {
    const dom = drawPicture(props.node);
    dom.draggable = true;
    return { dom };
  },
}).configure({ inline: true, allowBase64: true });

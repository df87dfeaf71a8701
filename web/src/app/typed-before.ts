import { TYPED } from '#app/typed-key.ts';

interface Typed {
  /** The place of the field on the page: its form, name and place among those of the name. */
  field: string;
  value: string | boolean;
}

const FIELDS = 'input:not([type=password], [type=file], [type=hidden]), textarea, select';
const WAIT_MS = 10_000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps what was changed in the fields of this page for the page that opens next in this tab. */
export function keepTyped() {
  const typed = fieldsOf(document).filter(([, field]) => isChanged(field));
  const values = typed.map(([name, field]): Typed => ({ field: name, value: contentOf(field) }));
  if (values.length > 0) sessionStorage.setItem(TYPED, JSON.stringify(values));
}

/** Fills in what `keepTyped` kept, also into fields that appear a little later. */
export function restoreTyped() {
  // Only this module writes it.
  const left = new Map(
    (JSON.parse(sessionStorage.getItem(TYPED) ?? '[]') as Typed[]).map(({ field, value }) => [field, value]),
  );
  sessionStorage.removeItem(TYPED);
  const restore = () => {
    for (const [name, field] of fieldsOf(document)) {
      const value = left.get(name);
      if (value !== undefined) type(field, value);
      left.delete(name);
    }
    if (left.size === 0) stop();
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(stop, WAIT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}

function fieldsOf(page: Document): [string, Field][] {
  const seen = new Map<string, number>();
  return [...page.querySelectorAll<Field>(FIELDS)]
    .filter(({ name, id }) => name || id)
    .map((field) => {
      const name = field.name || field.id;
      const place = seen.get(name) ?? 0;
      seen.set(name, place + 1);
      return [`${name} ${place}`, field];
    });
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function contentOf(field: Field): string | boolean {
  return isTicked(field) ? field.checked : field.value;
}

/** As a person would, so that the page notices. React listens to clicks of boxes, and compares what it wrote itself. */
function type(field: Field, value: string | boolean) {
  if (typeof value === 'boolean') {
    if (isTicked(field) && field.checked !== value) field.click();
    return;
  }
  const kind = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

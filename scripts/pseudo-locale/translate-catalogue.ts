import { parseSync } from 'oxc-parser';
import { pseudoText } from './pseudo-text.ts';

interface Catalogue {
  /** Its place in the folder of a language, such as `app/language.ts`. */
  catalogue: string;
  english: string;
  /** Says which values of a closed list have labels; in English most are labels themselves. */
  hindi: string;
  language: string;
}

type Node = { type: string; start: number; end: number; [field: string]: unknown };
interface Change {
  start: number;
  end: number;
  text: string;
}

/** Functions whose texts nobody reads. */
const FOR_PROGRAM =
  /^(split|replace|replaceAll|includes|startsWith|endsWith|test|pluralsOf|select|localeCompare)$/;

/** Returns a catalogue in a pseudo-language: that in English with every text replaced. */
export function translateCatalogue({ catalogue, english, hindi, language }: Catalogue): string {
  // Lists of catalogues have no texts of their own.
  if (/^(catalogues|server)\.ts$/.test(catalogue))
    return hindi.replaceAll("'#words/hi/", `'#words/${language}/`);
  const changes = catalogue === 'app/language.ts' ? ownNames(english, language) : changesIn(english, hindi);
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((source, { start, end, text }) => source.slice(0, start) + text + source.slice(end), english)
    .replaceAll("'#words/en/", `'#words/${language}/`);
}

/** Only its name: what `Intl` knows of the language is as in English. */
function ownNames(english: string, language: string): Change[] {
  const name = "language = 'en'";
  const start = english.indexOf(name);
  return [{ start, end: start + name.length, text: `language = '${language}'` }];
}

function changesIn(english: string, hindi: string): Change[] {
  const changes: Change[] = [];
  walk(programOf(english), (node) => {
    if (node.type === 'VariableDeclarator') {
      const { id, init } = node as unknown as { id: Node & { name: string }; init: Node };
      if (!english.slice(id.start, id.end).includes(': Labels<')) return true;
      changes.push(labelsFor(id.name, init, { english, hindi }));
      const type = id.typeAnnotation as { typeAnnotation: Node };
      const { start, end } = type.typeAnnotation;
      changes.push({ start, end, text: `Required<${english.slice(start, end)}>` });
      return false;
    }
    if (node.type === 'Literal' && typeof node.value === 'string')
      changes.push({ ...node, text: quoted(pseudoText(node.value)) });
    if (node.type === 'TemplateLiteral') changes.push(...changesOfTemplate(node));
    return true;
  });
  return changes;
}

/** A template is one text with facts in it: only its ends get brackets. */
function changesOfTemplate(node: Node): Change[] {
  const parts = (node.quasis as (Node & { value: { raw: string } })[]).map(({ start, value: { raw } }) => ({
    raw,
    // After the sign that begins it, ` or }.
    start: start + 1,
  }));
  if (!parts.some(({ raw }) => /[A-Za-z]{2}/.test(raw))) return [];
  return parts.map(({ start, raw }, place) => {
    const text = pseudoText(raw, { begins: place === 0, ends: place === parts.length - 1 });
    return { start, end: start + raw.length, text };
  });
}

/** Gives every value of a closed list a label, also those that are their own in English. */
function labelsFor(name: string, english: Node, sources: { english: string; hindi: string }): Change {
  const own = new Map(labelsIn(english));
  const [hindi] = programOf(sources.hindi).flatMap((statement) => {
    const { declarations = [] } = (statement.declaration ?? statement) as {
      declarations?: { id: { name: string }; init: Node }[];
    };
    return declarations.filter(({ id }) => id.name === name).map(({ init }) => init);
  });
  const labels = (hindi ? labelsIn(hindi) : []).map(([value]) => {
    const label = own.get(value) ?? value;
    return `${JSON.stringify(value)}: ${quoted(pseudoText(label))}`;
  });
  return { ...english, text: `{ ${labels.join(', ')} }` };
}

function labelsIn(node: Node): [value: string, label: string][] {
  const object = (node.type === 'ObjectExpression' ? node : node.expression) as Node;
  return (object.properties as { key: Node; value: Node }[]).map(({ key, value }) => [
    String(key.name ?? key.value),
    String(value.value),
  ]);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function programOf(source: string): Node[] {
  return parseSync('catalogue.ts', source).program.body as unknown as Node[];
}

/** Visits what people may read, as long as `visit` wants to see the parts of a node too. */
function walk(part: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(part)) for (const one of part) walk(one, visit);
  else if (isNode(part) && !isForProgram(part) && visit(part))
    for (const field of readFieldsOf(part)) walk(field, visit);
}

function readFieldsOf(node: Node): unknown[] {
  if (node.type === 'Property' && !node.computed) return [node.value];
  if (node.type === 'MemberExpression') return [node.object];
  if (node.type === 'SwitchCase') return [node.consequent];
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) return [];
  return Object.values(node);
}

function isForProgram({ type, callee }: Node): boolean {
  if (/^(Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/.test(type)) return true;
  const { name, property, object } = (callee ?? {}) as {
    name?: string;
    property?: { name: string };
    object?: { name?: string };
  };
  return object?.name === 'Intl' || FOR_PROGRAM.test(property?.name ?? name ?? '');
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part;
}

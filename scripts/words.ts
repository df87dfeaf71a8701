import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

const WORDS = 'contract/src/words';
const ENGLISH = 'en';
/** What the pages consist of. Their sentences are all in the catalogues. */
const site = globSync('web/{src,worker}/**/*.{ts,tsx}', { exclude: ['web/src/testing/**'] });
/** What the server writes to people. */
const emailSources = globSync('server/src/features/**/*email*.ts', { exclude: ['**/*.test.ts'] });
/** What the server answers with; samples of facts are in the sources of emails, and programmers read English. */
const serverSources = globSync('server/src/{features,platform}/**/*.ts', {
  exclude: ['**/*.{test,matrix}.ts', '**/api-docs/**', ...emailSources],
});
/** They show every language in one page. */
const inAllLanguages = [
  'web/src/app/AnnouncementBar.tsx',
  'web/src/features/notifications/preferences/unsubscribe-texts.ts',
];
/** Attributes that a person reads or hears. */
const SPOKEN =
  /^(aria-label|aria-description|title|alt|placeholder|label|lead|hint|heading|summary|message|text|note|question|action|cancel|confirm|description|name)$/;

/** Single messages of a catalogue, whose names the file may use for nothing else. */
const NAMED_IMPORT =
  /import \{([^}]*)\} from '(?:#words\/en|#words|@kirdaar\/contract\/words\/en)\/([^']+?)(?:\.ts)?';/g;
/** A text, or a template with its facts as {}, that begins with a capital; and the language of a formatter. */
const CAPITAL = /^\p{Lu}\p{Ll}+$|^\P{L}*\p{Lu}.*\p{L}{2,}\s+\p{L}|^(en-(IN|GB)|hi-IN)/u;
const CAPITAL_AFTER_FACTS = /\p{Lu}\p{L}*.*\p{L}{2,}\s+\p{L}/u;
/** Words in lower case after another word or a fact. Classes and keys have other signs among them. */
const LOWER_CASE = /^[^-:[\]]*((\p{L}{2,}|\})\s+\p{Ll}{2,}|\p{L}{2,}\s+\{)[^-:[\]]*$/u;
/** What programs send to each other. */
const PROTOCOL = /^((GET|POST|PUT|PATCH|DELETE) \/|Bearer |noopener |https:)/;

const NOT_VISITED = /^(Import|ExportAll|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/;

type Node = { type: string; start: number; [field: string]: unknown };

const problems: string[] = [];

const languages = [...new Set(globSync(`${WORDS}/*/**/*.ts`).map((file) => file.split('/')[3] ?? ''))];
/** They name every catalogue; types compare what those of two languages name. */
const LISTS = ['catalogues.ts', 'server.ts', 'answers/all.ts'];
const catalogues = globSync(`${WORDS}/${ENGLISH}/*/*.ts`, {
  exclude: ['**/*.test.ts', '**/answers/all.ts'],
}).map((file) => file.slice(`${WORDS}/${ENGLISH}/`.length));
/** The catalogues of what the server writes, by the names that it knows them by. */
const ofServer = new Map(
  [...listOf(ENGLISH).matchAll(/as (\w+) from '#words\/en\/([^']+)'/g)].map(([, name, file]) => [name, file]),
);
const uses = usesOfMessages();
const named = namesOfErrors();
for (const catalogue of catalogues) {
  for (const language of languages) if (isListed(catalogue, language)) checkFacts(catalogue, language);
  for (const { name } of messagesOf(`${WORDS}/${ENGLISH}/${catalogue}`))
    if (!uses.has(`${catalogue} ${name}`) && !(catalogue.startsWith('answers/') && named.has(name)))
      problems.push(`${WORDS}/${ENGLISH}/${catalogue}: ${name} is not used.`);
}
for (const file of site)
  if (!/\.test\.tsx?$/.test(file) && !inAllLanguages.includes(file)) checkNoSentences(file);
// The samples of emails are in English.
for (const file of emailSources)
  walk(programOf(file), (node) => {
    if (node.type === 'Property' && (node.key as Node).name === 'write') checkNoSentences(file, node);
  });
for (const file of serverSources)
  walk(programOf(file), (node) => {
    const named = (node.type === 'Property' ? node.key : node.id) as { name?: string } | null | undefined;
    const value = node.type === 'Property' ? node.value : node.init;
    if (/^(Property|VariableDeclarator)$/.test(node.type) && named?.name === 'message')
      checkNoSentences(file, value);
  });

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

function listOf(language: string): string {
  return LISTS.map((list) => readFileSync(`${WORDS}/${language}/${list}`, 'utf8')).join('');
}

function isListed(catalogue: string, language: string): boolean {
  const [file] = globSync(`${WORDS}/${language}/${catalogue}`);
  const listed = file !== undefined && listOf(language).includes(`'#words/${language}/${catalogue}'`);
  if (!listed) problems.push(`${WORDS}/${language}/${catalogue} is missing, or not in catalogues.ts.`);
  return listed;
}

/** A message that leaves out one of the facts of the English one says less in its language. */
function checkFacts(catalogue: string, language: string) {
  const file = `${WORDS}/${language}/${catalogue}`;
  const english = new Map(
    messagesOf(`${WORDS}/${ENGLISH}/${catalogue}`).map(({ name, value }) => [name, factsTakenBy(value)]),
  );
  for (const { name, value } of messagesOf(file)) {
    if (value.type !== 'ArrowFunctionExpression') continue;
    const text = JSON.stringify(value.body);
    const [param] = value.params as Node[];
    // Facts one by one may have other names in another language; an object of facts has the same.
    const facts = param?.type === 'ObjectPattern' ? english.get(name) : factsTakenBy(value);
    for (const fact of facts ?? [])
      if (!text.includes(`"name":"${fact}"`)) problems.push(`${file}: ${name} does not say its ${fact}.`);
  }
}

function factsTakenBy({ params = [] }: Node): string[] {
  return (params as Node[]).flatMap((param) =>
    param.type === 'ObjectPattern'
      ? (param.properties as { key: { name: string } }[]).map(({ key }) => key.name)
      : String(param.name),
  );
}

function messagesOf(file: string) {
  return programOf(file).flatMap((statement) => {
    const declared = statement.declaration as Node | null | undefined;
    if (declared?.type !== 'VariableDeclaration') return [];
    return (declared.declarations as { id: { name: string }; init: Node }[]).map(({ id, init }) => ({
      name: id.name,
      value: init,
    }));
  });
}

/** Returns each message that the site or the server uses, as 'app/site-frame.ts menu_open'. */
function usesOfMessages(): Set<string> {
  const used = new Set<string>();
  for (const file of globSync([
    'web/{src,worker}/**/*.{ts,tsx}',
    'server/src/**/*.ts',
    'contract/src/*.ts',
    `${WORDS}/${ENGLISH}/answers/*.ts`,
  ])) {
    const source = readFileSync(file, 'utf8');
    for (const [, messages = '', from] of source.matchAll(NAMED_IMPORT))
      for (const name of messages.split(',')) used.add(`${from}.ts ${name.replace(/ as .*/, '').trim()}`);
    const catalogues = cataloguesIn(source);
    if (catalogues.size === 0) continue;
    walk(programOf(file), (node) => {
      const { object, property } = node as { object?: Node; property?: { name?: string } };
      const catalogue = node.type === 'MemberExpression' && catalogues.get(nameOfWords(object));
      if (catalogue) used.add(`${catalogue} ${property?.name}`);
    });
  }
  return used;
}

/** Returns the catalogues of a file by what it calls them: imports of one language, or the server's in every language. */
function cataloguesIn(source: string): Map<string | undefined, string | undefined> {
  const imports = [...source.matchAll(/import (?:type )?\* as (\w+) from '#words\/([^']+)'/g)];
  const inEveryLanguage = [...source.matchAll(/const (\w+) = serverWords\('(\w+)'\)/g)];
  return new Map([
    ...imports.map(([, name, catalogue]) => [name, catalogue] as const),
    ...inEveryLanguage.map(([, name, key = '']) => [name, ofServer.get(key)] as const),
  ]);
}

/** Returns 'words' for `words` and for `words[language]`. */
function nameOfWords(object: Node | undefined): string | undefined {
  const words = object?.type === 'MemberExpression' && object.computed ? (object.object as Node) : object;
  return words?.name as string | undefined;
}

/** Returns what stands in quotes in the contract and the server, which name errors and wrong input. */
function namesOfErrors(): Set<string> {
  const files = globSync(['contract/src/**/*.ts', 'server/src/**/*.ts'])
    .filter((file) => !file.startsWith(WORDS))
    .map((file) => readFileSync(file, 'utf8'));
  return new Set(
    files.flatMap((source) => [...source.matchAll(/'([a-z\d_]+)'/g)].map(([, name = '']) => name)),
  );
}

function checkNoSentences(file: string, part: unknown = programOf(file)) {
  const source = readFileSync(file, 'utf8');
  walk(part, (node) => {
    const text = sentenceIn(node);
    if (!text) return;
    const line = source.slice(0, node.start).split('\n').length;
    problems.push(`${file}:${line} says “${text.trim()}” itself instead of taking it from ${WORDS}.`);
  });
}

function sentenceIn(node: Node): string | undefined {
  const value = (node.value as { value?: unknown; type?: string } | null) ?? {};
  if (node.type === 'JSXText') return wordsIn(node.value, /\p{L}{2,}/u);
  if (node.type === 'JSXExpressionContainer') return wordsIn((node.expression as Node).value, /\p{L}{2,}/u);
  if (node.type === 'JSXAttribute' && value.type === 'Literal') {
    const { name } = node.name as { name: string };
    // The name of a field, in lower case, is only for the program; a single letter is on a key.
    return SPOKEN.test(name)
      ? wordsIn(value.value, name === 'name' ? /\p{Lu}\p{L}|\s/u : /\p{L}{2,}/u)
      : undefined;
  }
  if (node.type === 'Literal') return wordsIn(node.value, CAPITAL, LOWER_CASE);
  if (node.type !== 'TemplateLiteral') return undefined;
  const parts = node.quasis as { value: { cooked: string } }[];
  const text = parts.map(({ value: { cooked } }) => cooked).join('{}');
  return wordsIn(text, CAPITAL_AFTER_FACTS, LOWER_CASE);
}

function wordsIn(text: unknown, ...patterns: RegExp[]): string | undefined {
  if (typeof text !== 'string' || PROTOCOL.test(text)) return undefined;
  const shown = text.replace(/<[a-z!/][^>]*>?/gi, '');
  return patterns.some((pattern) => pattern.test(shown)) ? text : undefined;
}

function programOf(file: string): Node[] {
  return parseSync(file, readFileSync(file, 'utf8')).program.body as unknown as Node[];
}

/** Visits every node except imports, types and names of classes. */
function walk(part: unknown, visit: (node: Node) => void) {
  if (Array.isArray(part)) for (const one of part) walk(one, visit);
  else if (isNode(part) && !NOT_VISITED.test(part.type)) {
    visit(part);
    if (part.type === 'JSXAttribute' && !isShown(part)) return;
    for (const field of shownFieldsOf(part)) walk(field, visit);
  }
}

function shownFieldsOf(part: Node): unknown[] {
  if (isForProgram(part)) return [];
  if (part.type === 'Property' && !part.computed) return [part.value];
  if (part.type === 'SwitchCase') return [part.consequent];
  const fields = Object.values(part).flat();
  return isComparison(part) ? fields.filter((field) => !isNode(field) || field.type !== 'Literal') : fields;
}

/** Errors for the log, types of schema.org, and single values of a type, such as one of a closed list. */
function isForProgram({ type, callee, key, expression }: Node): boolean {
  if (type === 'NewExpression') return (callee as { name?: string }).name === 'Error';
  if (type === 'Property') return String((key as Node).value).startsWith('@');
  return type === 'TSSatisfiesExpression' && (expression as Node).type === 'Literal';
}

function isComparison({ type, operator, callee }: Node): boolean {
  if (type === 'BinaryExpression') return /^([!=]==|in)$/.test(String(operator));
  const { property } = (callee ?? {}) as { property?: { name?: string } };
  return type === 'CallExpression' && /^(includes|(starts|ends)With)$/.test(property?.name ?? '');
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part;
}

function isShown({ name }: Node): boolean {
  return !/^(className|class|d|viewBox|type|id|rel|tone|variant|draft|content|preserveAspectRatio|aria-keyshortcuts|controlsList)$/.test(
    (name as { name: string }).name,
  );
}

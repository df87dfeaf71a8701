import { glob } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { BrowserContext, Locator, Page } from 'playwright-core';

/** A text of the site as a function of its arguments. */
type Message = (...facts: string[]) => string;

const folder = fileURLToPath(new URL('../../contract/src/words/', import.meta.url));
/** Hindi messages by their English text, with {} in place of each fact. */
const inHindi = new Map<string, Message[]>();
const hindiContexts = new WeakSet<BrowserContext>();

/** Remembers the language of a browser, and reads the catalogues if it is not English. */
export async function setLanguage(context: BrowserContext, language: Language) {
  if (language === 'en') return;
  hindiContexts.add(context);
  if (inHindi.size > 0) return;
  for await (const file of glob('**/*.ts', { cwd: `${folder}hi`, exclude: ['catalogues.ts', 'server.ts'] }))
    learn(await import(`${folder}en/${file}`), await import(`${folder}hi/${file}`));
}

/** Returns the text of a page by its English text, as a pattern of its translations in Hindi. Facts replace each {}. */
export function pageText(where: Page | Locator, english: string, ...facts: string[]): string | RegExp {
  return isHindi(where) ? new RegExp(`^(${alternatives(english, facts)})$`) : filled(english, facts);
}

/** Returns the name of a field, which ends in an asterisk if an answer is required. */
export function fieldName(where: Page | Locator, english: string): RegExp {
  const text = isHindi(where) ? alternatives(english, []) : escaped(english);
  return new RegExp(`^(${text})( \\*)?$`);
}

/** Matches a longer text of the page that contains the given one. */
export function partOfText(where: Page | Locator, english: string, ...facts: string[]): RegExp {
  return new RegExp(isHindi(where) ? alternatives(english, facts) : escaped(filled(english, facts)));
}

export function isHindi(where: Page | Locator): boolean {
  return hindiContexts.has('context' in where ? where.context() : where.page().context());
}

function alternatives(english: string, facts: string[]): string {
  return [...new Set(messagesFor(english).map((message) => escaped(message(...facts))))].join('|');
}

function messagesFor(english: string): Message[] {
  const messages = inHindi.get(english);
  if (!messages) throw new Error(`No catalogue says “${english}”.`);
  return messages;
}

function filled(text: string, facts: string[]): string {
  return facts.reduce((filled, fact) => filled.replace('{}', fact), text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** Pairs the messages of two catalogues. Labels without an English text are those of a value that is English itself. */
function learn(english: unknown, hindi: unknown, name = '') {
  if (typeof hindi === 'string') add(typeof english === 'string' ? english : name, () => hindi);
  else if (typeof hindi === 'function' && typeof english === 'function') learnFunction(english, hindi);
  else if (typeof hindi === 'object' && hindi !== null) {
    const others = new Map(Object.entries(english ?? {}));
    for (const [key, value] of Object.entries(hindi)) learn(others.get(key), value, key);
  }
}

// biome-ignore lint/complexity/noBannedTypes: the functions of catalogues have all kinds of facts.
function learnFunction(english: Function, hindi: Function) {
  try {
    const text: unknown = english(...Array.from({ length: english.length }, () => '{}'));
    if (typeof text === 'string') add(text, (...facts) => String(hindi(...facts)));
  } catch {
    // Some messages have arguments that are not texts.
  }
}

function add(english: string, message: Message) {
  inHindi.set(english, [...(inHindi.get(english) ?? []), message]);
}

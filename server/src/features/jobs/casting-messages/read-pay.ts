import { asciiDigits } from '@kirdaar/contract/rules/fold-lookalikes';
import { type Fact, type Facts, words } from '#features/jobs/casting-messages/facts.ts';

const WORDS_OF_PAY =
  'budget|paid|pay|pay ?outs?|payment|remuneration|honorarium|मानदेय|stipend|rate|fees?|प्रति दिन|भुगतान|मेहनताना|पेमेंट|फ\u093c?ीस';
const RUPEES = '(?:₹|(?<!\\p{L})(?:rs\\.?|inr))\\s*\\d[\\d,.]{0,12}\\s*(?:k|lakhs?|lacs?|\\/-)?';
const THOUSANDS =
  '\\d[\\d,.]{0,12}\\s*(?:k|\\/-|lakhs?|lacs?|inr|rupees|rupaye|हज़ार|हजार|लाख|रुपये|रुपए|रु\\.?)(?![\\p{L}\\p{M}]|\\s*\\+?\\s*(?:followers?|subscribers?|subs|views|likes)(?!\\p{L}))';
const EACH =
  '(?:day|shift|episode|reel|show|hour|shoot|head|person|month|song|child|family|(?:finished )?min(?:ute)?|दिन)';
const rupees = new RegExp(`${RUPEES}(?:\\s*(?:flat|fixed|only))?`, 'iu');
const money = new RegExp(`${RUPEES}|${THOUSANDS}`, 'iu');
const rate = new RegExp(
  `\\d[\\d,.]{0,12}\\s*k?\\s*(?:\\/-)?\\s*(?:per|/|a|each|प्रति)\\s*${EACH}(?![\\p{L}\\p{M}])`,
  'iu',
);
const payWord = words(`per day|${WORDS_OF_PAY}|all[- ]in(?:clusive)?|for (?:both|all)|(?:per|each) ${EACH}`);
const payLabel = new RegExp(
  `^(?:daily |दैनिक )?(?:${WORDS_OF_PAY})(?:\\s+(?:per|each)\\s+${EACH})?\\s+(?=(?:₹|rs\\.?|inr)?\\s*\\d[\\d,]{2}|\\d[\\d.]*k)`,
  'iu',
);
export const asksForMoney =
  /(?:registration|joining|portfolio|security|audition)\s*(?:fees?|charges?|deposit)|no (?:fees?|charges?|money)|पंजीकरण/iu;

/** "12k + travel + stay" */
const startsWithAmount = new RegExp(`^${THOUSANDS}`, 'iu');

const unpaid = words('unpaid|no pay(?:ment)?|(?:remuneration|pay|payment|budget) as per [\\p{L} ]{3,40}');

/** What a line without a label says about the pay: the whole line, or the part of it with the amount. */
export function readPay(line: string): Fact | undefined {
  if (asksForMoney.test(line)) return undefined;
  if (unpaid.test(line)) return { value: line.replace(/^(?:pay\w*|remuneration|budget):?\s+/i, '') };
  const bare = line.replace(payLabel, '');
  const isPay = (text: string) =>
    payLabel.test(text) || rate.test(text) || (money.test(text) && payWord.test(line));
  const plain = asciiDigits(line);
  if (!isPay(plain)) {
    const amount = (rupees.exec(plain) ?? startsWithAmount.exec(plain))?.[0].trim();
    if (!amount) return undefined;
    // "₹900 + food"
    const isWhole = line.startsWith(amount) && line.length < 60 && !/[|.;]/.test(line);
    return { value: isWhole ? line : amount, check: amount };
  }
  if (/^\D{0,8}\d/.test(plain) && line.length < 60 && !/\|/.test(line)) return { value: bare };
  const part = line
    .split(/\s*[|,;]\s+|\s+\|\s*|(?<!\brs)\.\s+|(?<=[^\d\s])\s+[–—-]\s+/i)
    .find((piece) => isPay(asciiDigits(piece)));
  return { value: part?.replace(payLabel, '') ?? bare };
}

const AMOUNT =
  '(?:(?:₹|rs\\.?|inr)\\s*)?\\d[\\d,.]*\\s*(?:k(?!\\p{L})|\\/|per|lakhs?|lacs?|हज़ार|हजार|लाख)|₹\\s*\\d|\\d{4,}';
const amount = new RegExp(AMOUNT, 'iu');
const amounts = new RegExp(AMOUNT, 'giu');

/** Whether a text names several amounts, which may be those of several roles. */
export function namesSeveralPays(text: string): boolean {
  return (asciiDigits(text).match(amounts)?.length ?? 0) > 1;
}

/** Reads "Leads 6k per day, Father & Mother 4k": the pay of each role, in their order, if every name is that of a role. */
export function readPays(text: string, roles: readonly Facts[]): (Fact | undefined)[] | undefined {
  if (!namesSeveralPays(text)) return undefined;
  const pays = roles.map((): Fact | undefined => undefined);
  let named: number[] = [];
  const value = text.replace(/^[^:]{1,40}:\s*/, '');
  for (const part of value.split(/\s*(?:[;|&+]|,(?!\d))\s*|\s+(?:and|aur|और)\s+/u)) {
    const start = asciiDigits(part).search(amount);
    const name = (start < 0 ? part : part.slice(0, start)).replace(/[\s:=(–-]+$/u, '').trim();
    const meant = roles.flatMap((role, place) => (name && isNamed(role, name) ? [place] : []));
    if (name && meant.length === 0 && start >= 0) return undefined;
    named.push(...meant);
    if (start < 0) continue;
    for (const place of named) pays[place] = { value: part.slice(start).trim(), check: text };
    named = [];
  }
  return pays.some(Boolean) ? pays : undefined;
}

/** Whether a word before an amount, such as "Leads" or "budget mother", means a role. */
function isNamed({ role_details, role_type, gender }: Facts, name: string): boolean {
  const asWords = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{M}]+/u)
      .map((word) => word.replace(/s$/, ''));
  const said = asWords(name);
  const own = asWords(role_details?.value ?? '').filter((word) => word.length > 2);
  if (said.some((word) => own.includes(word))) return true;
  const isOther = { Male: 'female', Female: 'male' }[gender?.value ?? ''];
  if (isOther && said.includes(isOther)) return false;
  return role_type?.value === 'Primary' && said.includes('lead');
}

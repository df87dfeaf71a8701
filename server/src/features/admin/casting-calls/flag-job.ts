import type { ReviewedJob } from '@kirdaar/contract/admin/casting-calls';
import type { FlagRules } from '@kirdaar/contract/admin/flag-rules';
import { findUpiAddress } from '@kirdaar/contract/rules/asks-for-money';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { findContactDetail } from '@kirdaar/contract/rules/contact-details';
import { flagKinds } from '@kirdaar/contract/rules/flag-rules';
import { scoreTexts } from '#features/admin/flag-rules/match-phrases.ts';

interface Flagged {
  /** The texts as talent would read them. */
  texts: string[];
  /** The phrase that may ask for money, other than by the rules of staff. */
  doubt: string | undefined;
  child: boolean;
  gst_matches_pan: boolean | null;
  has_identity_warnings: boolean;
  copied_from: string | null;
  house_since: string;
  /** A banned house that shares its name, GST number or a person with this one. */
  banned_likeness: string | null;
}

const NEW_DAYS = 30;

const kindTexts = {
  money: 'Asks for money',
  contact: 'Leads elsewhere',
  unsafe: 'Unsafe for talent',
} as const;

export function flagJob(job: Flagged, rules: FlagRules, now: Date): ReviewedJob['flags'] {
  const flags = flagPhrases(job, rules);
  const written = job.texts.map(findContactDetail).find(Boolean);
  if (written) flags.push({ flag: 'contact', text: `Contact in the text: “${written}”` });
  if (job.child) flags.push({ flag: 'children', text: 'May cast children' });
  if (job.copied_from !== null)
    flags.push({ flag: 'copied', text: `Same description as a casting call of ${job.copied_from}` });
  if (now.getTime() - new Date(job.house_since).getTime() < NEW_DAYS * DAY_MS)
    flags.push({ flag: 'new_house', text: `Registered less than ${NEW_DAYS} days ago` });
  if (job.has_identity_warnings || job.gst_matches_pan === false)
    flags.push({ flag: 'check_digits', text: 'An identity number of the house does not check out' });
  if (job.banned_likeness !== null)
    flags.push({ flag: 'banned_before', text: bannedLikenessText(job.banned_likeness) });
  return flags;
}

export function bannedLikenessText(name: string): string {
  return `Its name, GST number or a member also belongs to ${name}, which is banned`;
}

function flagPhrases({ texts, doubt }: Flagged, rules: FlagRules): ReviewedJob['flags'] {
  const matches = scoreTexts(texts, rules);
  const upi = texts.map(findUpiAddress).find(Boolean);
  return flagKinds.flatMap((flag) => {
    const words = matches.filter(({ kind }) => kind === flag).map((match) => match.words);
    if (flag === 'money') words.push(...[doubt, upi].filter((word) => word !== undefined));
    const quoted = [...new Set(words)].map((word) => `“${word}”`).join(', ');
    return quoted ? [{ flag, text: `${kindTexts[flag]}: ${quoted}` }] : [];
  });
}

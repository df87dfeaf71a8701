import type { ReviewedJob } from '@kirdaar/contract/admin/casting-calls';
import type { FlagRules } from '@kirdaar/contract/admin/flag-rules';
import { findUpiAddress } from '@kirdaar/contract/rules/asks-for-money';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { findContactDetail } from '@kirdaar/contract/rules/contact-details';
import { flagKinds } from '@kirdaar/contract/rules/flag-rules';
import type { Language } from '@kirdaar/contract/rules/languages';
import { scoreTexts } from '#features/admin/flag-rules/match-phrases.ts';
import { serverWords } from '#platform/channels/server-words.ts';

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

const words = serverWords('queueTitles');

export function flagJob(job: Flagged, rules: FlagRules, now: Date, language: Language): ReviewedJob['flags'] {
  const texts = words[language].flags;
  const flags = flagPhrases(job, rules, language);
  const written = job.texts.map(findContactDetail).find(Boolean);
  if (written) flags.push({ flag: 'contact', text: texts.written(written) });
  if (job.child) flags.push({ flag: 'children', text: texts.children });
  if (job.copied_from !== null) flags.push({ flag: 'copied', text: texts.copied(job.copied_from) });
  if (now.getTime() - new Date(job.house_since).getTime() < NEW_DAYS * DAY_MS)
    flags.push({ flag: 'new_house', text: texts.new_house(NEW_DAYS) });
  if (job.has_identity_warnings || job.gst_matches_pan === false)
    flags.push({ flag: 'check_digits', text: texts.check_digits });
  if (job.banned_likeness !== null)
    flags.push({ flag: 'banned_before', text: texts.banned_before(job.banned_likeness) });
  return flags;
}

function flagPhrases({ texts, doubt }: Flagged, rules: FlagRules, language: Language): ReviewedJob['flags'] {
  const matches = scoreTexts(texts, rules);
  const upi = texts.map(findUpiAddress).find(Boolean);
  return flagKinds.flatMap((flag) => {
    const found = matches.filter(({ kind }) => kind === flag).map((match) => match.words);
    if (flag === 'money') found.push(...[doubt, upi].filter((word) => word !== undefined));
    const quoted = [...new Set(found)].map((word) => `“${word}”`).join(', ');
    return quoted ? [{ flag, text: words[language].flags[flag](quoted) }] : [];
  });
}

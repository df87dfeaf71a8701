import type { DecisionReason } from '@kirdaar/contract/admin/decision-reasons';
import type { Language } from '@kirdaar/contract/rules/languages';
import { type ReasonKind, refusalGrounds } from '@kirdaar/contract/rules/staff-decisions';
import type { Grounds, Suggestion } from '#features/admin/ReasonForm.tsx';
import { language as ownLanguage } from '#words/app/language.ts';
import { refusal_grounds } from '#words/rules/refusals.ts';

interface Read {
  reasons: readonly DecisionReason[];
  /** Of the house, which reads the text. */
  language: Language;
}

/** Returns the texts of staff for a decision: staff read them in their own language and add them in that of the house. */
export function suggestReasons({ reasons, language }: Read, kind: ReasonKind): Suggestion[] {
  const of = (reason: DecisionReason, reader: Language) =>
    reader === 'hi' ? reason.text_hi : reason.text_en;
  return reasons
    .filter((reason) => reason.kind === kind)
    .map((reason) => ({ label: of(reason, ownLanguage), text: of(reason, language), language }));
}

export function groundsOf(read: Read): Grounds {
  return {
    labels: refusal_grounds,
    suggestionsFor: (chosen) => {
      const ground = refusalGrounds.find((one) => one === chosen);
      return ground ? suggestReasons(read, ground) : [];
    },
  };
}

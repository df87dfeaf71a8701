import type { Choice } from '#features/admin/decisions/choice.ts';
import { partsOf, type Suggestion } from '#features/admin/ReasonForm.tsx';

/** Returns the choices that all of several items have, each with that choice of every item. */
export function commonChoices(choicesOfItems: readonly (readonly Choice[])[]) {
  return (choicesOfItems[0] ?? [])
    .filter(({ alone }) => !alone)
    .map(({ label }) => choicesOfItems.flatMap((choices) => choices.find((one) => one.label === label) ?? []))
    .filter((same) => same.length === choicesOfItems.length)
    .map((same) => ({ label: same[0]?.label ?? '', reason: commonReason(same), same }));
}

function commonReason(same: readonly Choice[]): Choice['reason'] {
  const reasons = same.flatMap(({ reason }) => reason ?? []);
  const grounds = reasons[0]?.grounds;
  if (!reasons[0]) return undefined;
  return {
    label: [...new Set(reasons.map(({ label }) => label))].join(' · '),
    suggestions: merge(reasons.flatMap(({ suggestions }) => suggestions)),
    ...(grounds && {
      grounds: {
        ...grounds,
        suggestionsFor: (ground) =>
          merge(reasons.flatMap((reason) => reason.grounds?.suggestionsFor(ground) ?? [])),
      },
    }),
  };
}

/** The readers may have two languages: what is offered once adds the text in each of them. */
function merge(suggestions: readonly Suggestion[]): Suggestion[] {
  const parts = Map.groupBy(suggestions.map(partsOf), ({ label }) => label);
  return [...parts].map(([label, same]) => {
    const languages = new Set(same.map(({ language }) => language));
    const text = [...new Set(same.map(({ text }) => text))].join('\n');
    return { label, text, language: languages.size === 1 ? same[0]?.language : undefined };
  });
}

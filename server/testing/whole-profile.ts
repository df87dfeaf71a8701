import { type TalentFieldName, talentFieldList } from '@kirdaar/contract/rules/talent-fields';

const measures = new Map<string, string>([
  ['height', '5 ft 6 in'],
  ['weight', '58 kg'],
]);

/** Returns one valid answer for every field of the profile wizard, as its form sends it. */
export function wholeProfile(): Record<TalentFieldName, string> {
  const answers = talentFieldList.map(([name, { kind, options = [] }]) => {
    if (kind === 'flag') return [name, '1'];
    if (kind === 'day') return [name, '1994-02-28'];
    if (kind === 'link') return [name, `https://asha.example/${name}`];
    if (kind === 'list') return [name, JSON.stringify(options.length > 0 ? options.slice(0, 2) : ['Hindi'])];
    return [name, options.at(-1) ?? measures.get(name) ?? `the ${name}`];
  });
  // Every field of the table has an answer.
  return Object.fromEntries(answers);
}

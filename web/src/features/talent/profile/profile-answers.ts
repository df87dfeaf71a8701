import type { EndpointInput } from '@kirdaar/contract/api';
import { type TalentFieldName, talentFieldList, talentFields } from '@kirdaar/contract/rules/talent-fields';
import type { DraftForm, OwnProfile } from '@kirdaar/contract/talent/profile';
import { visibilityGroups } from '#features/talent/profile/body-questions.ts';
import { rowsOf, textOfRows } from '#features/talent/profile/credit-rows.ts';
import { isAsked, type ProfileField, type QuestionContext } from '#features/talent/profile/profile-field.ts';
import { linesOf } from '#features/talent/profile/work-questions.ts';
import { place_name } from '#words/rules/places.ts';

/** Answers by control name, as a form holds them: lists as JSON text, flags as '1' and '0', an unticked one empty. */
export type Answers = Readonly<Record<string, string>>;

export function answersOfProfile(profile: OwnProfile): Record<string, string> {
  const facts = talentFieldList.map(([name, { kind }]): [string, string] => {
    const fact = profile[name];
    if (Array.isArray(fact)) return [name, JSON.stringify(fact)];
    if (kind === 'flag' && fact !== null) return [name, fact ? '1' : '0'];
    return [name, String(fact ?? '')];
  });
  const seenBy = visibilityGroups.map(({ name, of: [first] }): [string, string] => [
    name,
    (first && profile.field_visibility[first]) ?? '',
  ]);
  return Object.fromEntries([
    ...facts,
    ...seenBy,
    ['city', place_name(profile.city ?? '')],
    ['state', place_name(profile.state ?? '')],
    ['work_links', profile.work_links.join('\n')],
    ['credits', textOfRows(profile.credits)],
  ]);
}

/** Returns the answers of the controls that a form shows now. */
export function answersOfForm(
  form: HTMLFormElement,
  fields: readonly ProfileField[],
): Record<string, string> {
  const filled = new FormData(form);
  return Object.fromEntries(
    fields
      .filter(({ name, locked }) => !locked && form.elements.namedItem(name))
      .map(({ name }) => [name, String(filled.get(name) ?? '')]),
  );
}

export function isEmpty(answer: string | undefined): boolean {
  return !answer?.trim() || answer === '[]';
}

/** Returns the answers that differ from the previous ones. An unticked checkbox equals a saved No. */
export function changesOf(answers: Answers, before: Answers): Record<string, string> {
  const isChanged = (answer: string, saved = '') =>
    isEmpty(answer) ? !isEmpty(saved) && saved !== '0' : answer.trim() !== saved.trim();
  return Object.fromEntries(
    Object.entries(answers).filter(([name, answer]) => isChanged(answer, before[name])),
  );
}

export type ProfileBody = NonNullable<EndpointInput<'PUT /api/user/profile', File>['body']>;

interface Filled {
  fields: readonly ProfileField[];
  asked: QuestionContext;
  answers: Answers;
  saved: OwnProfile;
}

/** Builds the body of a save: the non-empty answers, and the names of the fields to clear. */
export function bodyOf({ fields, asked, answers, saved }: Filled): ProfileBody {
  const before = answersOfProfile(saved);
  const named = fields.filter(({ name, locked }) => name in talentFields && !locked);
  const answered = named.filter(
    (field) => isAsked(field, asked) && (field.type === 'tick' || !isEmpty(answers[field.name])),
  );
  const clear = named
    .filter(
      (field) => !answered.includes(field) && !isEmpty(before[field.name]) && before[field.name] !== '0',
    )
    .map(({ name }) => name);
  const shownAnswers = Object.fromEntries(fields.map(({ name }) => [name, answers[name] ?? '']));
  const visibility = visibilityOf(changesOf(shownAnswers, before));
  const body = {
    ...Object.fromEntries(answered.map(({ name }) => [name, sentAs(name, answers[name] ?? '')])),
    ...('work_links' in shownAnswers && linksOf(shownAnswers.work_links, saved)),
    ...('credits' in changesOf(shownAnswers, before) && { credits: rowsOf(shownAnswers.credits) }),
    ...(Object.keys(visibility).length > 0 && { field_visibility: visibility }),
    ...(clear.length > 0 && { clear }),
    if_match: saved.updated_at ?? 'never',
  };
  // Each control is named after a field of the contract; the server validates its value.
  return body as ProfileBody;
}

/** An empty list of links is sent only if links were saved before. */
function linksOf(typed = '', { work_links }: OwnProfile) {
  const links = linesOf(typed);
  return (links.length > 0 || work_links.length > 0) && { work_links: links };
}

/** Converts flags to booleans, which a multipart form writes as '1' and '0'. */
function sentAs(name: string, answer: string): unknown {
  const kind = kindOf(name);
  if (kind === 'flag') return answer === '1';
  return kind === 'list' ? JSON.parse(answer) : answer.trim();
}

function visibilityOf(answers: Answers): Record<string, string> {
  return Object.fromEntries(
    visibilityGroups.flatMap(({ name, of }) => {
      const seenBy = answers[name];
      return seenBy ? of.map((fact) => [fact, seenBy]) : [];
    }),
  );
}

/** Returns the changes in the format of the server's draft: lists as arrays. */
export function draftOf(changes: Answers): DraftForm['fields'] {
  const facts = Object.entries(changes)
    .filter(([name]) => name in talentFields || name === 'work_links' || name === 'credits')
    .map(([name, answer]) => [name, valuesIn(name, answer)]);
  return { ...Object.fromEntries(facts), field_visibility: visibilityOf(changes) };
}

function valuesIn(name: string, answer: string): unknown {
  if (name === 'work_links') return linesOf(answer);
  if (name === 'credits') return rowsOf(answer);
  return kindOf(name) === 'list' && answer ? JSON.parse(answer) : answer;
}

/** Returns the answers of a server draft; the inverse of `draftOf`. */
export function answersOfDraft({
  field_visibility = {},
  ...facts
}: DraftForm['fields']): Record<string, string> {
  const answers = Object.entries(facts).map(([name, values]) => [name, answerOf(name, values)]);
  const seenBy = visibilityGroups.map(({ name, of: [first] }) => [name, first && field_visibility[first]]);
  return Object.fromEntries([...answers, ...seenBy].filter(([, answer]) => answer !== undefined));
}

function answerOf(name: string, values: string | readonly unknown[] | undefined): string | undefined {
  if (typeof values !== 'object') return values;
  return name === 'work_links' ? values.join('\n') : JSON.stringify(values);
}

function kindOf(name: string) {
  return name in talentFields ? talentFields[name as TalentFieldName].kind : undefined;
}

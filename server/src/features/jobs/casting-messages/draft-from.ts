import type { JobDraftFields } from '@kirdaar/contract/jobs/job-drafts';
import { MAX_ROLES } from '@kirdaar/contract/rules/limits';
import type { Facts } from '#features/jobs/casting-messages/facts.ts';
import { readMessage } from '#features/jobs/casting-messages/read-message.ts';

export interface ReadDraft {
  /** Answers of the form of a casting call, by control name. */
  fields: JobDraftFields;
  /** The words of the message behind each answer that a person should check. */
  checks: JobDraftFields;
}

/** Returns the answers that a casting message gives to the form of a casting call. */
export function draftFrom(message: string, now: Date): ReadDraft {
  const { project, roles } = readMessage(message, now);
  const [first = {}, ...others] = roles.slice(0, MAX_ROLES);
  const named: [string, Facts][] = [
    ['', { ...project, ...first }],
    ...others.map((role, index): [string, Facts] => [`more_roles.${index}.`, role]),
  ];
  const answers = named.flatMap(([prefix, facts]) =>
    Object.entries(facts).map(([name, fact]) => [`${prefix}${name}`, fact] as const),
  );
  return {
    fields: Object.fromEntries(answers.map(([name, fact]) => [name, fact?.value ?? ''])),
    checks: Object.fromEntries(answers.flatMap(([name, fact]) => (fact?.check ? [[name, fact.check]] : []))),
  };
}

import type { EndpointInput } from '@kirdaar/contract/api';
import {
  type Answers,
  countRoles,
  roleFieldName,
  roleFieldNames,
} from '#features/jobs/job-posts/job-fields.ts';

type Input = EndpointInput<'POST /api/production/jobs', File>;

export function answersFromForm(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function chosenImage(form: FormData): File | undefined {
  const image = form.get('image');
  // An untouched file control yields an empty file without a name.
  return image instanceof File && image.name ? image : undefined;
}

/** The first role is among the project's fields, the others are in a list. */
export function jobPostFrom(form: FormData): Input {
  const answers = answersFromForm(form);
  const common = Object.entries(answers).filter(([name]) => !name.startsWith('more_roles.'));
  const more = Array.from({ length: countRoles(answers) - 1 }, (_, index) => roleAnswers(answers, index + 1));
  const image = chosenImage(form);
  // Each control is named after a field of the contract; the server validates its value.
  const body = {
    ...Object.fromEntries(common),
    ...(more.length > 0 && { more_roles: more }),
  } as Input['body'];
  return { body, files: { image: image ? [image] : [] } };
}

/** Under the field names of the first role. */
export function roleAnswers(answers: Answers, index: number): Record<string, string> {
  return Object.fromEntries(
    roleFieldNames.flatMap((field) => {
      const answer = answers[roleFieldName(index, field)];
      return answer === undefined ? [] : [[field, answer]];
    }),
  );
}

/** Later roles move up. */
export function withoutRole(answers: Answers, index: number): Record<string, string> {
  const roles = Array.from({ length: countRoles(answers) }, (_, roleIndex) =>
    roleAnswers(answers, roleIndex),
  );
  roles.splice(index, 1);
  const isOfRole = (name: string) => name.startsWith('more_roles.') || roleFieldNames.includes(name);
  const common = Object.entries(answers).filter(([name]) => !isOfRole(name));
  const remaining = roles.flatMap((role, roleIndex) =>
    Object.entries(role).map(([field, answer]) => [roleFieldName(roleIndex, field), answer]),
  );
  return Object.fromEntries([...common, ...remaining]);
}

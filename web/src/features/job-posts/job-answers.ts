import type { CallInput } from '@kirdaar/contract/api';
import { type Answers, nameIn, roleFieldNames, rolesIn } from '#features/job-posts/job-fields.ts';

type Input = CallInput<'POST /api/production/jobs', File>;

/** The texts of a form by field name. */
export function answersOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The picture that was chosen in a form. */
export function imageOf(form: FormData): File | undefined {
  const image = form.get('image');
  // A file control that was not touched gives a nameless empty file.
  return image instanceof File && image.name ? image : undefined;
}

/** A filled form as it is posted: the first role among the fields of the project, the others in a list. */
export function jobPostOf(form: FormData): Input {
  const answers = answersOf(form);
  const common = Object.entries(answers).filter(([name]) => !name.startsWith('more_roles.'));
  const more = Array.from({ length: rolesIn(answers) - 1 }, (_, place) => roleOf(answers, place + 1));
  const image = imageOf(form);
  // Each control is named after a field of the contract; the server judges what it holds.
  const body = {
    ...Object.fromEntries(common),
    ...(more.length > 0 && { more_roles: more }),
  } as Input['body'];
  return { body, files: { image: image ? [image] : [] } };
}

/** The answers about the role at a place, under the names of the first. */
export function roleOf(answers: Answers, place: number): Record<string, string> {
  return Object.fromEntries(
    roleFieldNames.flatMap((field) => {
      const answer = answers[nameIn(place, field)];
      return answer === undefined ? [] : [[field, answer]];
    }),
  );
}

/** The answers without the role at a place; those after it move up. */
export function withoutRole(answers: Answers, place: number): Record<string, string> {
  const roles = Array.from({ length: rolesIn(answers) }, (_, other) => roleOf(answers, other));
  roles.splice(place, 1);
  const isOfRole = (name: string) => name.startsWith('more_roles.') || roleFieldNames.includes(name);
  const common = Object.entries(answers).filter(([name]) => !isOfRole(name));
  const kept = roles.flatMap((role, other) =>
    Object.entries(role).map(([field, answer]) => [nameIn(other, field), answer]),
  );
  return Object.fromEntries([...common, ...kept]);
}

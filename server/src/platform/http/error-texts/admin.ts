import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

type ById = { id: string };

export const adminErrors = {
  house_not_found: [404, ({ id }: ById) => `There is no house ${id}.`],
  talent_not_found: [404, ({ email }: { email: string }) => `There is no talent with the email ${email}.`],
  failed_task_not_found: [404, ({ id }: ById) => `There is no failed task ${id}.`],
  report_not_found: [404, ({ id }: ById) => `There is no report ${id}.`],
} as const satisfies ErrorTextsOf<'admin'>;

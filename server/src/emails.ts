import { featureModules } from '#features.ts';
import type { AnyEmailTemplate } from '#platform/channels/email-template.ts';

/** Every email and other notification: the templates in the files of features named `emails.ts` or `*-emails.ts`. */
export const emails: AnyEmailTemplate[] = (await featureModules('*emails.ts')).flatMap(templatesIn);

/** Returns the templates in a module, or in a record that it exports. */
function templatesIn(exported: unknown): AnyEmailTemplate[] {
  if (typeof exported !== 'object' || exported === null) return [];
  // What has a name and is written in languages is a template.
  if ('name' in exported && 'write' in exported) return [exported as AnyEmailTemplate];
  return Object.values(exported).flatMap(templatesIn);
}

import { type Language, languages } from '@kirdaar/contract/rules/languages';
import { textTemplate } from '#features/notifications/dispatch/text-template.ts';
import { textedWordingsOf } from '#features/notifications/dispatch/wordings.ts';
import { type AnyEmailTemplate, composeMessage, type Site } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { templateKey } from '#platform/channels/sms-gateway.ts';
import { templateName } from '#platform/channels/whatsapp-cloud.ts';

const words = serverWords('notificationEmails');

/**
 * Describes the templates that must be registered with the WhatsApp and SMS providers before notifications
 * can be sent.
 */
export function describeTemplates(site: Site, templates: AnyEmailTemplate[]): string {
  const notifications = templates.filter(({ secret }) => !secret);
  return [
    'WHATSAPP: register a template for each name, in the languages en and hi, in the category Utility.',
    ...languages.map((language) => `Body in ${language}: ${words[language].whatsapp_body(site.name)}`),
    'Samples of {{1}} and {{2}}:',
    ...notifications.flatMap((template) =>
      languages.map((language) => whatsappLine(site, template, language)),
    ),
    '',
    'SMS (DLT): register a content template for each name, and add its ID to SMS_TEMPLATES under that name. {#var#} stands for',
    'a value. If the registry limits a variable to 30 characters, repeat it until the longest value fits.',
    ...templates.flatMap((template) => languages.flatMap((language) => textLines(site, template, language))),
  ].join('\n');
}

function whatsappLine(site: Site, email: AnyEmailTemplate, language: Language): string {
  const reader = { to: '', language, stop_path: undefined };
  const { template } = composeMessage(site, email, email.sample, 'whatsapp', reader);
  return `  ${templateName(email.name)} ${language}  ${template?.values.join('  |  ')}`;
}

function textLines(site: Site, email: AnyEmailTemplate, language: Language): string[] {
  return textedWordingsOf(email).map(({ template, shape, sample }) => {
    const key = templateKey({ name: email.name, language, ...(shape && { shape }) });
    return `  ${key}  ${textTemplate(site, template, sample, language)}`;
  });
}

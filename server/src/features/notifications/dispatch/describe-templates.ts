import { type Language, languages, mayCome } from '@kirdaar/contract/rules/notifications';
import { textTemplate } from '#features/notifications/dispatch/text-template.ts';
import { type AnyEmailTemplate, composeMessage, type Site } from '#platform/channels/email-template.ts';
import { templateKey } from '#platform/channels/sms-gateway.ts';
import { templateName } from '#platform/channels/whatsapp-cloud.ts';

const bodies: Record<Language, (product: string) => string> = {
  en: (product) => `News from ${product}: {{1}} Read on: {{2}} Reply STOP to end these messages.`,
  hi: (product) => `${product} से समाचार: {{1}} आगे पढ़ें: {{2}} ये संदेश बंद करने के लिए STOP लिखें।`,
};

/**
 * Describes the templates that must be registered with the WhatsApp and SMS providers before notifications
 * can be sent.
 */
export function describeTemplates(site: Site, letters: AnyEmailTemplate[]): string {
  const told = letters.filter(({ secret }) => !secret);
  const texted = letters.filter((letter) =>
    letter.secret ? letter.by.includes('sms') : mayCome(letter.kind, 'sms'),
  );
  return [
    'WHATSAPP: a template of each name, in the languages en and hi, of the category Utility.',
    ...languages.map((language) => `Body in ${language}: ${bodies[language](site.name)}`),
    'Samples of {{1}} and {{2}}:',
    ...told.flatMap((letter) => languages.map((language) => whatsappLine(site, letter, language))),
    '',
    'SMS (DLT): a content template of each, whose number goes into SMS_TEMPLATES under this name. {#var#} is a value that is',
    'filled in; where the registry allows it 30 characters, write it as often as the longest value needs.',
    ...texted.flatMap((letter) => languages.flatMap((language) => textLines(site, letter, language))),
  ].join('\n');
}

function whatsappLine(site: Site, letter: AnyEmailTemplate, language: Language): string {
  const reader = { to: '', language, stop_path: undefined };
  const { template } = composeMessage(site, letter, letter.sample, 'whatsapp', reader);
  return `  ${templateName(letter.name)} ${language}  ${template?.values.join('  |  ')}`;
}

function textLines(site: Site, letter: AnyEmailTemplate, language: Language): string[] {
  const { name, sample, shapes = [] } = letter;
  return [{ name: undefined, sample }, ...shapes].map((shape) => {
    const key = templateKey({ letter: name, language, ...(shape.name && { shape: shape.name }) });
    return `  ${key}  ${textTemplate(site, letter, shape.sample, language)}`;
  });
}

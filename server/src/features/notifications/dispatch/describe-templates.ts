import { type Language, languages, mayCome } from '@kirdaar/contract/rules/notifications';
import { textTemplate } from '#features/notifications/dispatch/text-template.ts';
import { type AnyEmailTemplate, composeMessage, type Site } from '#platform/channels/email-template.ts';
import { templateKey } from '#platform/channels/sms-gateway.ts';
import { templateName } from '#platform/channels/whatsapp-cloud.ts';

const bodies: Record<Language, (product: string) => string> = {
  en: (product) => `Update from ${product}: {{1}} Details: {{2}} Reply STOP to stop these messages.`,
  hi: (product) => `${product} की ओर से सूचना: {{1}} पूरी जानकारी: {{2}} ये संदेश बंद करने के लिए STOP लिखें।`,
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
    'WHATSAPP: register a template for each name, in the languages en and hi, in the category Utility.',
    ...languages.map((language) => `Body in ${language}: ${bodies[language](site.name)}`),
    'Samples of {{1}} and {{2}}:',
    ...told.flatMap((letter) => languages.map((language) => whatsappLine(site, letter, language))),
    '',
    'SMS (DLT): register a content template for each name, and add its ID to SMS_TEMPLATES under that name. {#var#} stands for',
    'a value. If the registry limits a variable to 30 characters, repeat it until the longest value fits.',
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

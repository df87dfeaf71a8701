import type { MessageTexts } from '@kirdaar/contract/admin/message-texts';
import { languages } from '@kirdaar/contract/rules/languages';
import { missingPlaceholders, unknownPlaceholders } from '@kirdaar/contract/rules/message-texts';
import { says } from '@kirdaar/contract/says';
import { saveWords } from '#features/admin/content/save-draft.ts';
import { listTexts } from '#features/notifications/message-texts/list-texts.ts';
import { type AnyEmailTemplate, siteOf } from '#platform/channels/email-template.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Saves the draft of a message whose texts have the placeholders they need and no others. Returns the new revision. */
export async function saveMessageDraft(
  services: Services,
  staff: { id: string },
  template: AnyEmailTemplate,
  { revision, texts }: { revision: string; texts: MessageTexts },
): Promise<string> {
  const fields = placeholderErrors(template, texts, services);
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', {}, { fields });
  return saveWords(services, staff, { kind: 'message', key: template.name }, revision, texts);
}

function placeholderErrors(template: AnyEmailTemplate, texts: MessageTexts, { config }: Services) {
  const errors = languages.flatMap((language) => {
    const known = listTexts(template, language, siteOf(config));
    return texts[language].flatMap(({ part, original, text }, place) => {
      const field = `texts.${language}.${place}.text`;
      const source = known.find((one) => one.part === part && one.original === original);
      if (!source) return [[field, says('message_text_gone')]];
      const [unknown] = unknownPlaceholders(text, source.placeholders);
      if (unknown !== undefined) return [[field, says('placeholder_of_no_text', unknown)]];
      const missing = missingPlaceholders(text, source.placeholders);
      return missing.length > 0 ? [[field, says('placeholder_gone', missing)]] : [];
    });
  });
  return Object.fromEntries(errors) as Record<string, string>;
}

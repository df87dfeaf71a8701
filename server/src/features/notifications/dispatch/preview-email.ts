import type { Language } from '@kirdaar/contract/rules/languages';
import { type Channel, canTurnOff } from '@kirdaar/contract/rules/notifications';
import { smsPartsOf } from '#features/notifications/dispatch/sms-parts.ts';
import { type AnyEmailTemplate, composeMessage, siteOf } from '#platform/channels/email-template.ts';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Renders a notification from its sample as sent on a channel; the first one unless a name is given. */
export function previewEmail(
  config: Config,
  templates: AnyEmailTemplate[],
  {
    template: requested,
    language,
    channel,
  }: { template?: string | undefined; language: Language; channel: Channel },
) {
  const template = requested ? templates.find(({ name }) => name === requested) : templates[0];
  if (!template) throw new AppError('email_template_not_found');
  const { name, kind, sample, secret } = template;
  const isStoppable = !secret && canTurnOff(kind, channel);
  const stop_path = isStoppable ? `/stop/${NOBODY}/${kind}/${channel}` : undefined;
  const reader = { to: 'asha@kirdaar.example', language, stop_path };
  const { subject, text, html } = composeMessage(siteOf(config), template, sample, channel, reader);
  const sms_parts = channel === 'sms' ? smsPartsOf(text) : null;
  return { template: name, kind, language, channel, subject, text, html, sms_parts };
}

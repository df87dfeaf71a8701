import type { OfferNews } from '#features/offers/queries.ts';
import { type Config, siteAddress } from '#platform/config.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

/** Tells whoever waits for it what became of an offer: the talent of the house's doings, the house of the talent's. */
export function offerEmail(config: Config, news: OfferNews): Message | undefined {
  switch (news.status) {
    case 'open':
    case 'withdrawn':
      return toTalent(config, news);
    case 'accepted':
    case 'declined':
      return toHouse(config, news);
    default:
      return undefined;
  }
}

/** In short, to the mobile of a child's guardian. */
export function guardianText(config: Config, news: OfferNews): Message | undefined {
  const { is_child, guardian_mobile, status, title } = news;
  if (!is_child || !guardian_mobile || status !== 'open') return undefined;
  const subject = `An offer: ${title}`;
  const text = `${config.PRODUCT_NAME}, for ${firstNameOf(news)}: ${subject}. ${pageOf(config)}`;
  return { channel: 'sms', to: guardian_mobile, subject, text, html: '' };
}

function toTalent(config: Config, news: OfferNews): Message {
  const { status, email, title, company_name, message, answer_by, is_child, guardian_name } = news;
  const house = company_name ?? 'The production house';
  const to = guardian_name ? `Dear ${guardian_name}` : 'Dear parent or guardian';
  return writeLetter({
    to: email,
    subject: status === 'open' ? `An offer: ${title}` : `An offer was taken back: ${title}`,
    paragraphs: [
      ...(is_child ? [`${to}, this is about ${firstNameOf(news)}, for whom you decide.`] : []),
      ...(status === 'open'
        ? [
            `${house} offers you the part: ${title}.`,
            message,
            `Please answer by the end of ${dayText(answer_by)}: ${pageOf(config)}`,
          ]
        : [`${house} has taken the offer for ${title} back. Your application is where it was before.`]),
    ],
    note: 'Nobody may ask you for money for a part. If somebody does, tell us.',
  });
}

function toHouse(config: Config, news: OfferNews): Message {
  const { status, house_email, title, reason, talent_id } = news;
  const said = status === 'accepted' ? 'accepted' : 'declined';
  return writeLetter({
    to: house_email ?? '',
    subject: `Your offer is ${said}: ${title}`,
    paragraphs: [
      `${firstNameOf(news)} has ${said} your offer for ${title}.`,
      ...(reason ? [reason] : []),
      `${siteAddress(config)}/production/application-details/${talent_id}`,
    ],
    note: said === 'accepted' ? 'The application is now selected.' : 'The application stays where it was.',
  });
}

function pageOf(config: Config): string {
  return `${siteAddress(config)}/user/my-application`;
}

function firstNameOf({ name }: OfferNews): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

// A day is read as midnight UTC and written in UTC, so that no time zone moves it.
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayText(day: string): string {
  return days.format(new Date(day));
}

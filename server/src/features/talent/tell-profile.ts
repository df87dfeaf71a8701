import { type TalentFieldName, talentFieldList } from '@kirdaar/contract/rules/talent-fields';
import { categories } from '@kirdaar/contract/rules/vocabulary';
import type { TalentProfile } from '@kirdaar/contract/talent';
import type { ProfileMedia } from '#features/talent/profile-media.ts';
import { type Fact, isTold, type Reading } from '#features/talent/profile-policy.ts';
import type { ProfileRow } from '#features/talent/queries.ts';
import { detailsOf, emptyOf, factOf, textsIn, visibilityIn } from '#features/talent/stored-profile.ts';

/** A profile as its reader is told it, in the shape of the wire whatever is withheld. */
export function tellProfile(
  row: ProfileRow,
  media: ProfileMedia,
  as: Pick<Reading, 'reader' | 'hasContact'>,
): TalentProfile {
  const { id, name, is_child, updated_at } = row;
  const details = detailsOf(row);
  const reading = { ...as, is_child, chosen: visibilityIn(details) };
  const told = <T>(fact: Fact, value: T) => (isTold(fact, reading) ? value : null);

  const facts = factsTold({ ...row, details }, reading);
  const image = told('image', media.image);
  const pictures = {
    headshot_image: told('headshot_image', media.headshot_image),
    full_image: told('full_image', media.full_image),
    images: told('images', media.images) ?? [],
  };
  const { portfolio_link, imdb_profile, instagram_link, facebook_link, youtube_link } = facts;
  const isWhole = as.reader === 'self' || as.reader === 'applied' || !is_child;
  return {
    ...{ id, name: isWhole ? name : firstWordOf(name), is_child, updated_at, seen_as: as.reader },
    ...{ email: told('email', row.email), mobile: told('mobile', row.mobile), age: told('age', row.age) },
    ...facts,
    work_links: told('work_links', textsIn(details.work_links)) ?? [],
    ...{ profile_photo: image, image, ...pictures },
    audition_video: told('audition_video', media.audition_video),
    media: { profile_image: image, ...pictures },
    profile_links: { portfolio_link, imdb_profile, instagram_link, facebook_link, youtube_link },
    CategoryData: [...categories],
  };
}

function factsTold(row: Parameters<typeof factOf>[0], reading: Reading) {
  const told = talentFieldList.map(([name]) => {
    return [name, isTold(name, reading) ? factOf(row, name) : emptyOf(name)];
  });
  // Each field of the table in the form that the table says.
  return Object.fromEntries(told) as Pick<TalentProfile, TalentFieldName>;
}

// A child goes by its first name.
function firstWordOf(name: string): string {
  return /\S+/.exec(name)?.[0] ?? '';
}

/** The kinds of talent. */

export const title = 'Services';
export const description =
  'Cast actors, models, kids, influencers, voice artists, dancers, foreign freelancers, talent agencies and theatre artists.';
export const heading = <Part>(mark: (text: string) => Part) => ['Nine kinds of ', mark('talent')];
export const lead =
  'Choose the kind of talent you are looking for. The numbers show how many profiles you can see today.';
export const talents = (count: string) => `${count} talent`;

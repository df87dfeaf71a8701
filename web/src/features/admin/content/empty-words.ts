import type { ContentWords } from '@kirdaar/contract/admin/content-words';

/** What the forms begin with where nothing is public yet. A year and a type are chosen by the editor. */
export const emptyWords = {
  project: {
    film_title: '',
    type: '',
    genre: '',
    directed_by: '',
    produced_by: '',
    released_year: null,
    language: '',
    platform: '',
    about_project: '',
    image_url: '',
  },
  clients: { clients: [] },
  banners: { banners: [] },
  featured: { talent_ids: [] },
  services: { services: [] },
  plan: { features: [''] },
  about: { html: '' },
  legal: { lead: '', html: '', asks_again: false, change_note: '' },
} satisfies Record<keyof ContentWords, object>;

/** The page of the service worker for a URL that it has not kept. */

export const title = 'You are offline';
export const reopens = 'This page opens by itself when you are connected again.';
export const kept = <Part>(calls: (text: string) => Part) => [
  'You can still read pages you opened before, for example ',
  calls('casting calls'),
  '.',
];

/** The page of the service worker for a URL that it has not kept. */

export const title = 'You are offline';
export const reopens = 'This page opens by itself when you are connected again.';
export const kept = <Part>(calls: (text: string) => Part) => [
  'Pages you opened before stay readable, for example ',
  calls('casting calls'),
  '.',
];

/** The notification that a copy of the data is ready. */

export interface ExportReady {
  until: string;
  page: string;
  product: string;
}

export const export_ready = ({ until, page, product }: ExportReady) => ({
  subject: `Your ${product} data is ready to download`,
  paragraphs: [
    'You asked for a copy of your data. It is ready as one file.',
    `Log in and download it from your account page: ${page}`,
    `You can download it until ${until}. After that we delete the file.`,
  ],
  note: 'Keep the file where only you can read it. If you did not ask for it, someone else knows your password. Change it immediately on the same page.',
  short: `Your data is ready to download until ${until}.`,
});

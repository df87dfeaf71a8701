import type { ReactNode } from 'react';
import { Page } from '#ui/Page.tsx';

export function StaffScreen({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-lg flex-col justify-center px-5 py-12">
      <Page title={title} lead={lead}>
        {children}
      </Page>
    </main>
  );
}

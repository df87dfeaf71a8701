import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import {
  type ActionFunctionArgs,
  createMemoryRouter,
  RouterContextProvider,
  RouterProvider,
} from 'react-router';
import type { Posted } from '#api/form-action.ts';
import { siteContext } from '#api/site-context.ts';

interface PostedPage {
  default: unknown;
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/** Opens a page whose forms the server takes, before or after one was submitted. */
export async function openPosted(page: PostedPage, path: string, at: string, posted?: Partial<Posted>) {
  const Component = page.default as ComponentType<{ params: unknown }>;
  const Page = () => <Component params={{ action: at.split('/').at(-1) }} />;
  const hydrationData = posted && { loaderData: {}, actionData: { 0: { typed: {}, ...posted } } };
  const router = createMemoryRouter(
    [
      { path, element: <Page /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    {
      initialEntries: [at],
      ...(hydrationData && { hydrationData }),
    },
  );
  await act(async () => render(<RouterProvider router={router} />));
}

/** Submits a form of a page and returns the API requests that its action sent. */
export async function submitPosted(
  page: PostedPage,
  params: Record<string, string>,
  fields: Record<string, string>,
) {
  const sent: [string, unknown][] = [];
  const context = new RouterContextProvider();
  const sendApi = async (name: string, body: unknown) => {
    sent.push([name, body]);
    return { status: 200, body: {} };
  };
  // The actions use nothing else of the site.
  context.set(siteContext, { sendApi } as never);
  const request = new Request('https://kirdaar.example/', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  await page.action({ request, context, params } as never);
  return sent;
}

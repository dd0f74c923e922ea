import { useRouteLoaderData } from '@remix-run/react';

/** The product's name as it is configured; empty where the root could not load. */
export const useProductName = (): string =>
  useRouteLoaderData<{ productName: string }>('root')?.productName ?? '';

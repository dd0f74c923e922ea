import { env } from '~/config/env.server';
import { searchMetaOf } from '~/kit/search-meta';
import { paths } from '~/routes';

const DESCRIPTION =
  'Free IFTA calculator: enter pickup and delivery to get truck miles by state and province, then your fuel tax or credit. No account needed.';

/** What search engines read of the front page. Made on the server: what makes it is not to weigh on the page's scripts. */
export const frontMeta = () =>
  searchMetaOf(
    { productName: env().PRODUCT_NAME, publicUrl: env().publicUrl },
    {
      title: 'IFTA calculator: miles and fuel tax by state',
      description: DESCRIPTION,
      path: paths.home(),
      data: () => [
        {
          '@type': 'SoftwareApplication',
          name: 'IFTA mileage and fuel tax calculator',
          description: DESCRIPTION,
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web browser',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        },
      ],
    },
  );

import { env } from '~/config/env.server';
import { textsOf } from '~/platform/http/languages/texts.server';
import { searchMetaOf } from '~/kit/search-meta';
import { translator } from '~/kit/texts';
import { paths } from '~/routes';

const DESCRIPTION =
  'Free IFTA calculator: enter pickup and delivery to get truck miles by state and province, then your fuel tax or credit. No account needed.';

/** What search engines read of the front page. Made on the server: what makes it is not to weigh on the page's scripts. */
export function frontMeta(request: Request) {
  const texts = textsOf(request, 'front');
  const { t } = translator(texts);
  return searchMetaOf(
    {
      productName: env().PRODUCT_NAME,
      publicUrl: env().publicUrl,
      languages: env().LANGUAGES,
      ...(texts ? { texts } : {}),
    },
    {
      title: t`IFTA calculator: miles and fuel tax by state`,
      description: t(DESCRIPTION),
      path: paths.home(),
      isTranslated: true,
      data: () => [
        {
          '@type': 'SoftwareApplication',
          name: t`IFTA mileage and fuel tax calculator`,
          description: t(DESCRIPTION),
          applicationCategory: 'BusinessApplication',
          operatingSystem: 'Web browser',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        },
      ],
    },
  );
}

/** The catalogue as ETIM xChange 1.1 (JSON), for the software of dealers and wholesalers. Pure. */
import { dimensionLabel } from '../dimensions.ts'
import { etimClass, etimFeatures, type Etim } from './etim.schema.ts'
import { articleLabel, priceWithoutVat, vatPercent, type ProfessionalArticle } from './professional-article.ts'

const language = 'nl-NL'

/** `validFrom`: ISO date of the prices. `supplier`: its name and VAT number. */
export type CatalogueFacts = {
  name: string
  version: string
  date: string
  validFrom: string
  supplier: { name: string; vat: string }
}

export function xchangeCatalogue(articles: readonly ProfessionalArticle[], facts: CatalogueFacts, etim: Etim): object {
  return {
    CatalogueId: 'OEVERHOUT',
    CatalogueName: [{ Language: language, CatalogueName: facts.name }],
    CatalogueVersion: facts.version,
    CatalogueType: 'FULL',
    GenerationDate: facts.date,
    NameDataCreator: facts.supplier.name,
    CatalogueValidityStart: facts.validFrom,
    Country: ['NL', 'BE', 'DE'],
    Language: [language],
    CurrencyCode: 'EUR',
    Supplier: [
      {
        SupplierName: facts.supplier.name,
        SupplierVatNo: facts.supplier.vat,
        Product: articles.map((article) => product(article, facts, etim)),
      },
    ],
  }
}

function product(article: ProfessionalArticle, facts: CatalogueFacts, etim: Etim) {
  const size = dimensionLabel(article.size)
  const classified = etimClass(etim, article.model)
  return {
    ProductIdentification: {
      ManufacturerName: facts.supplier.name,
      ManufacturerProductNumber: article.article,
      ProductGtin: [article.gtin],
      BrandName: article.brand,
      ...(article.collection !== null && {
        BrandDetails: [{ BrandSeries: [{ Language: language, BrandSeries: article.collection }] }],
      }),
    },
    ProductDetails: {
      ProductStatus: 'ACTIVE',
      ProductType: 'PHYSICAL',
      ProductDescriptions: [
        {
          DescriptionLanguage: language,
          MinimalProductDescription: articleLabel(article, size, 80),
          UniqueMainProductDescription: articleLabel(article, `${size}, ${article.article}`),
          ProductMarketingText: article.description,
          ProductPageUrl: article.url,
        },
      ],
    },
    ...(article.picture !== null && {
      ProductAttachments: [
        {
          AttachmentType: 'ATX015',
          AttachmentOrder: 1,
          AttachmentDetails: [{ AttachmentUri: article.picture }],
        },
      ],
    }),
    ...(classified && {
      EtimClassification: [
        {
          EtimReleaseVersion: etim.release,
          EtimClassCode: classified.code,
          EtimFeatures: etimFeatures(classified, article.size).map(({ code, mm }) => ({
            EtimFeatureCode: code,
            EtimValueNumeric: String(mm),
          })),
        },
      ],
    }),
    TradeItem: [tradeItem(article, facts, size)],
  }
}

function tradeItem(article: ProfessionalArticle, { validFrom }: CatalogueFacts, size: string) {
  const { width, height, depth, diameter } = article.size
  return {
    ItemIdentification: {
      SupplierItemNumber: article.article,
      ManufacturerItemNumber: article.article,
      ItemGtin: [article.gtin],
    },
    ItemDetails: {
      ItemStatus: 'ACTIVE',
      ItemCondition: 'NEW',
      StockItem: article.isInStock,
      ItemDescriptions: [{ DescriptionLanguage: language, MinimalItemDescription: articleLabel(article, size, 80) }],
    },
    ItemLogisticDetails: [
      {
        ...(width !== null && { BaseItemNetWidth: String(width) }),
        ...(height !== null && { BaseItemNetHeight: String(height) }),
        ...(depth !== null && { BaseItemNetLength: String(depth) }),
        ...(diameter !== null && { BaseItemNetDiameter: String(diameter) }),
        NetDimensionUnit: 'MMT',
        ...(article.weightKg !== null && { BaseItemNetWeight: String(article.weightKg), NetWeightUnit: 'KGM' }),
      },
    ],
    Ordering: {
      OrderUnit: 'C62',
      MinimumOrderQuantity: '1',
      OrderStepSize: '1',
      ...(article.deliveryWeeks !== null && { StandardOrderLeadTime: article.deliveryWeeks * 7 }),
    },
    Pricing: [
      {
        PriceUnit: 'C62',
        PriceQuantity: '1',
        PriceOnRequest: article.price === 0,
        ...(article.price > 0 && {
          GrossListPrice: euros(priceWithoutVat(article.price)),
          RecommendedRetailPrice: euros(article.price),
        }),
        Vat: String(vatPercent),
        PriceValidityDate: validFrom,
      },
    ],
    ...(article.box && {
      PackagingUnit: [
        {
          PackagingIdentification: { PackagingTypeCode: 'CT', PackagingQuantity: '1', TradeItemPrimaryPackaging: true },
          PackagingLogisticDetails: [
            {
              PackagingTypeLength: String(article.box.length),
              PackagingTypeWidth: String(article.box.width),
              PackagingTypeHeight: String(article.box.height),
              PackagingTypeDimensionUnit: 'MMT',
              ...(article.box.kg !== null && {
                PackagingTypeWeight: String(article.box.kg),
                PackagingTypeWeightUnit: 'KGM',
              }),
            },
          ],
        },
      ],
    }),
  }
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}

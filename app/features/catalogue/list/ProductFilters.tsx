/** The filters of the product list, as domain/catalogue/product-filters.ts defines them: the controls, and the applied filters. */
import { useAddressValue } from '#app/lib/address-value.ts'
import { Button } from '#app/ui/button/Button.tsx'
import { useCheckedField } from '#app/ui/checked-field/use-checked-field.tsx'
import type { AppliedFilter } from '#app/ui/filter/AppliedFilters.tsx'
import { FilterGroup } from '#app/ui/filter/FilterGroup.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import { productFilters, type ProductFilter } from '#domain/catalogue/product-filters.ts'
import type { ProductSearch } from '#domain/catalogue/product-search-params.ts'
import type { ProductList } from '#server/catalogue/product-pages.ts'
import styles from './ProductFilters.module.css'

const searchId = 'zoek-in-de-producten'

type ProductFiltersProps = {
  search: ProductSearch
  list: ProductList
  /** Without the filters beside it. */ isSearchAlone: boolean
}

export function ProductFilters({ search, list, isSearchAlone }: ProductFiltersProps) {
  return (
    <>
      <div className={styles['search']}>
        <label className={styles['legend']} htmlFor={searchId}>
          Zoek in de producten
        </label>
        <input
          ref={useAddressValue<HTMLInputElement>(search.search ?? '')}
          className={styles['field']}
          id={searchId}
          type="search"
          name="search"
          defaultValue={search.search}
          maxLength={100}
          placeholder="Naam of omschrijving"
          enterKeyHint="search"
        />
      </div>
      {!isSearchAlone &&
        productFilters.map((filter) => <FilterControls key={filter.key} filter={filter} search={search} list={list} />)}
      {search.perPage !== undefined && <input type="hidden" name="perPage" value={search.perPage} />}
    </>
  )
}

type RangeFilter = Extract<ProductFilter, { kind: 'range' }>
type FilterProps<TFilter> = { filter: TFilter; search: ProductSearch; list: ProductList }

function FilterControls({ filter, search, list }: FilterProps<ProductFilter>) {
  switch (filter.kind) {
    case 'values':
      return (
        <FilterGroup
          name={filter.key}
          legend={filter.legend}
          folded={filter.isFolded}
          options={(list.options[filter.key] ?? []).map(({ color, ...option }) => ({
            ...option,
            checked: search[filter.key]?.includes(option.value) ?? false,
            sign: color === undefined ? undefined : <Swatch color={color} size="s" />,
          }))}
        />
      )
    case 'range':
      return <RangeFields filter={filter} search={search} list={list} />
    default:
      return (
        <FilterGroup
          name={filter.key}
          legend={filter.legend}
          options={[
            {
              value: '1',
              label: filter.label,
              count: list.flagCounts[filter.key] ?? 0,
              checked: search[filter.key] ?? false,
            },
          ]}
        />
      )
  }
}

function RangeFields({ filter, search, list }: FilterProps<RangeFilter>) {
  const bounds = list.bounds[filter.key] ?? filter.emptyBounds
  const limits = [Math.floor(bounds.min), Math.ceil(bounds.max)]
  return (
    <fieldset className={styles['range']}>
      <legend className={styles['legend']}>{filter.legend}</legend>
      <div className={styles['bounds']}>
        {filter.params.map((param, index) => (
          <Bound
            key={param}
            filter={filter}
            param={param}
            label={filter.labels[index] ?? ''}
            value={search[param]}
            limit={limits[index] ?? 0}
          />
        ))}
        <Button className={styles['apply']} look="quiet" type="submit">
          {filter.submitLabel}
        </Button>
      </div>
    </fieldset>
  )
}

type BoundProps = {
  filter: RangeFilter
  param: RangeFilter['params'][number]
  label: string
  value: number | undefined
  limit: number
}

function Bound({ filter, param, label, value, limit }: BoundProps) {
  const { field, fault } = useCheckedField({ value: String(value ?? ''), hint: filter.hint })
  return (
    <>
      <label className={styles['bound']}>
        {label}
        <input
          {...field}
          className={styles['field']}
          type="text"
          inputMode="numeric"
          pattern={filter.pattern}
          name={param}
          placeholder={String(limit)}
        />
      </label>
      {fault}
    </>
  )
}

/** The applied filters, each with the address without it. */
export function appliedFilters(search: ProductSearch, list: ProductList): AppliedFilter[] {
  const hrefWith = (change: Partial<ProductSearch>) =>
    hrefTo({ to: '/producten', search: { ...search, page: undefined, ...change } })
  const applied = productFilters.flatMap((filter): AppliedFilter[] => {
    if (filter.kind === 'values') {
      const chosen = search[filter.key] ?? []
      return (list.options[filter.key] ?? [])
        .filter(({ value }) => chosen.includes(value))
        .map(({ value, label }) => ({
          label,
          href: hrefWith({ [filter.key]: chosen.filter((other) => other !== value) }),
        }))
    }
    if (filter.kind === 'flag') {
      return search[filter.key] ? [{ label: filter.label, href: hrefWith({ [filter.key]: undefined }) }] : []
    }
    const [min, max] = filter.params
    return [
      ...boundApplied(search[min], filter.describe.min, hrefWith({ [min]: undefined })),
      ...boundApplied(search[max], filter.describe.max, hrefWith({ [max]: undefined })),
    ]
  })
  const text = search.search
  return text === undefined ? applied : [{ label: `‘${text}’`, href: hrefWith({ search: undefined }) }, ...applied]
}

function boundApplied(bound: number | undefined, describe: (bound: number) => string, href: string): AppliedFilter[] {
  return bound === undefined ? [] : [{ label: describe(bound), href }]
}

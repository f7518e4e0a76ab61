/** Whose newsletter it is in the tests. */
export const origin = 'https://www.oeverhout.example'
export const maker = {
  name: 'Oeverhout',
  legalName: 'Oeverhout Badkamermeubelen B.V.',
  kvk: '00001995',
  foundedYear: 1995,
  address: { street: 'Scheepstimmerkade 5', postcode: '8099 ZZ', city: 'Oeverdam' },
  email: 'info@oeverhout.example',
  emailJobs: 'werken@oeverhout.example',
  phone: '088 000 12 34',
}

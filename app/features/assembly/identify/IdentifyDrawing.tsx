/** Line drawings of what tells drawers and hinges apart: ink for the part, clay for what to look at. */
import type { ReactNode } from 'react'
import { LineDrawing } from '../LineDrawing.tsx'
import styles from '../LineDrawing.module.css'

/** By question and option. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  // A side wall cut through: bottom of the drawer to the right, the wall standing on it.
  'wall-double': (
    <>
      <path d="M44 12h13v50H44zM47.5 15h6v44h-6zM57 54h55v6H57z" />
      <Width from={44} to={57} label="13" />
    </>
  ),
  'wall-flat': (
    <>
      <path className={styles['dark']} d="M42 12h16v50H42z" />
      <path d="M58 54h54v6H58z" />
      <Width from={42} to={58} label="16" />
    </>
  ),
  'wall-wood': (
    <>
      <path d="M30 14h14v50H30zM44 50h68v6H44zM34 14v50M39 14v50" />
      <path className={styles['clay']} d="M62 14h50v24H62zM62 18l10-2v8l-10-2M62 29l10-2v8l-10-2" />
      <Width from={30} to={44} label="14" />
    </>
  ),
  'wall-thin': (
    <>
      <path className={styles['dark']} d="M50 12h2v50h60v2H50z" />
      <path d="M46 14h5" />
      <path className={styles['clay']} d="M40 24h8v24h-8z" />
      <circle cx="44" cy="30" r="2.5" />
      <circle cx="44" cy="42" r="2.5" />
    </>
  ),
  // The underside of a drawer behind its front, seen from below.
  'under-wheel': (
    <>
      <path d="M8 10h104v10H8zM16 20v52M104 20v52" />
      <circle className={styles['clay']} cx="42" cy="40" r="12" />
      <path className={styles['clay']} d="M42 28v24M34 31l16 18M50 31L34 49M30 40h24M62 34h24l6 6-6 6H62z" />
    </>
  ),
  'under-blocks': (
    <>
      <path d="M8 10h104v10H8zM16 20v52M104 20v52" />
      <path className={styles['clay']} d="M22 28h26v14H22zM72 28h26v14H72z" />
    </>
  ),
  'under-grips': (
    <>
      <path d="M8 10h104v10H8zM16 20v52M104 20v52" />
      <path className={styles['clay']} d="M22 28h30v5l-12 4 12 4v5H22zM98 28H68v5l12 4-12 4v5h30z" />
    </>
  ),
  'under-nothing': <path d="M8 10h104v10H8zM16 20v52M104 20v52M16 66h88" />,
  // The cabinet from the front with its drawer out: where the runner lies.
  'runner-hidden': (
    <>
      <path d="M12 10v62M108 10v62M22 20v38h76V20M22 52h76" />
      <path className={styles['clay']} d="M26 60h12v6H26zM82 60h12v6H82z" />
    </>
  ),
  'runner-side': (
    <>
      <path d="M12 10v62M108 10v62M26 20v40h68V20" />
      <path className={styles['clay']} d="M13 28h12v22H13zM95 28h12v22H95z" />
      <circle cx="19" cy="34" r="2" />
      <circle cx="19" cy="44" r="2" />
      <circle cx="101" cy="34" r="2" />
      <circle cx="101" cy="44" r="2" />
    </>
  ),
  // A hinge seen from above: cup in the door left, arm to the right.
  'end-lip': (
    <>
      <Hinge />
      <path className={styles['clay']} d="M88 33h16q6 0 6 7t-6 7H88" />
      <circle className={styles['clay']} cx="101" cy="40" r="2.5" />
    </>
  ),
  'end-button': (
    <>
      <Hinge />
      <path className={styles['clay']} d="M88 32h18v16H88zM92 36h10v8H92z" />
    </>
  ),
  'end-wire': (
    <>
      <Hinge />
      <path className={styles['clay']} d="M84 30h18q8 0 8 10t-8 10H84" />
    </>
  ),
  'cup-35': <Cup radius={21} label="35" />,
  'cup-40': <Cup radius={25} label="40" />,
  'arm-cover': (
    <>
      <Cup radius={14} x={24} />
      <path className={styles['clay']} d="M38 30h66v20H38zM44 35h54M44 40h54M44 45h54" />
    </>
  ),
  'arm-taper': (
    <>
      <Cup radius={14} x={24} />
      <path className={styles['clay']} d="M38 28l68 7v10l-68 7z" />
    </>
  ),
  'arm-even': (
    <>
      <Cup radius={14} x={24} />
      <path d="M84 12h14v56H84z" />
      <path className={styles['clay']} d="M38 31h70v18H38z" />
      <circle cx="91" cy="20" r="3" />
      <circle cx="91" cy="60" r="3" />
    </>
  ),
}

export function IdentifyDrawing({ question, option }: { question: string; option: string }) {
  return <LineDrawing>{drawings[`${question}-${option}`]}</LineDrawing>
}

function Hinge() {
  return (
    <>
      <path d="M6 8v64h6V8zM38 31h50v18H38z" />
      <Cup radius={14} x={24} />
      <circle cx="56" cy="40" r="3.5" />
      <circle cx="72" cy="40" r="3.5" />
    </>
  )
}

function Cup({ radius, x = 60, label }: { radius: number; x?: number; label?: string }) {
  return (
    <>
      <circle cx={x} cy="40" r={radius} />
      <circle cx={x} cy="40" r={radius - 4} />
      {label !== undefined && (
        <>
          <path className={styles['clay']} d={`M${x - radius} 72h${radius * 2}m0 -4v8M${x - radius} 68v8`} />
          <text className={styles['text']} x={x} y="43.5" textAnchor="middle">
            {label}
          </text>
        </>
      )}
    </>
  )
}

function Width({ from, to, label }: { from: number; to: number; label: string }) {
  return (
    <>
      <path className={styles['clay']} d={`M${from - 10} 70h10m0 -4v8M${to + 10} 70h-10m0 -4v8`} />
      <text className={styles['text']} x={(from + to) / 2} y="79" textAnchor="middle" fontSize="9">
        {label}
      </text>
    </>
  )
}

// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, ../run-manifest.schema.json, ../timeline-event.schema.json, ../undo-record.schema.json, ../verdict.schema.json, ../shard-results.schema.json, do not edit: npm run schema

import { countCharacters } from '../json-values.ts';
import runManifestSchema from '../run-manifest.schema.json' with { type: 'json' };
import verdictSchema from '../verdict.schema.json' with { type: 'json' };
import shardResultsSchema from '../shard-results.schema.json' with { type: 'json' };
const schema0 = shardResultsSchema;
const schema2 = shardResultsSchema["$defs"]["workflow"];
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;
const pattern0 = new RegExp("^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$", "u");
const pattern1 = new RegExp("^[0-9]{1,20}$", "u");
const pattern2 = new RegExp("^[0-9a-f]{40,64}$", "u");
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$", "u");
const schema5 = shardResultsSchema["$defs"]["run"];
const schema161 = runManifestSchema["$defs"]["system"];
const schema316 = shardResultsSchema["$defs"]["bar"];
const pattern5 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
const pattern90 = new RegExp("^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$", "u");
const schema165 = shardResultsSchema["$defs"]["failing"];
const schema173 = verdictSchema["$defs"]["evidence"];
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.check === undefined) && (missing0 = "check")) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.actual === undefined) && (missing0 = "actual"))) || ((data.evidence === undefined) && (missing0 = "evidence"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "check") || (key0 === "instance")) || (key0 === "outcome")) || (key0 === "expected")) || (key0 === "actual")) || (key0 === "evidence"))){
validate76.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.check !== undefined){
let data0 = data.check;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 60 && func1(data0) > 60){
validate76.errors = [{instancePath:instancePath+"/check",schemaPath:"#/properties/check/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/check",schemaPath:"#/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data1 = data.instance;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate76.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema165.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 50 && func1(data1) > 50){
validate76.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data2 = data.outcome;
const _errs6 = errors;
if(!((data2 === "failed") || (data2 === "undecided"))){
validate76.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema165.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data3 = data.expected;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 300 && func1(data3) > 300){
validate76.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actual !== undefined){
let data4 = data.actual;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 300 && func1(data4) > 300){
validate76.errors = [{instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
let data5 = data.evidence;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.file === undefined) && (missing1 = "file")) || ((data5.line === undefined) && (missing1 = "line"))){
const err0 = {instancePath:instancePath+"/evidence",schemaPath:"verdict.schema.json#/$defs/evidence/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
(vErrors ??= []).push(err0);
errors++;
}
else {
const _errs16 = errors;
for(const key1 in data5){
if(!((key1 === "file") || (key1 === "line"))){
const err1 = {instancePath:instancePath+"/evidence",schemaPath:"verdict.schema.json#/$defs/evidence/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
break;
}
}
if(_errs16 === errors){
if(data5.file !== undefined){
let data6 = data5.file;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(data6.length > 500 && func1(data6) > 500){
const err2 = {instancePath:instancePath+"/evidence/file",schemaPath:"verdict.schema.json#/$defs/evidence/properties/file/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/evidence/file",schemaPath:"verdict.schema.json#/$defs/evidence/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.line !== undefined){
let data7 = data5.line;
const _errs19 = errors;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err4 = {instancePath:instancePath+"/evidence/line",schemaPath:"verdict.schema.json#/$defs/evidence/properties/line/type",keyword:"type",params:{type: schema173.properties.line.type},message:"must be integer,null"};
(vErrors ??= []).push(err4);
errors++;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err5 = {instancePath:instancePath+"/evidence/line",schemaPath:"verdict.schema.json#/$defs/evidence/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/evidence",schemaPath:"verdict.schema.json#/$defs/evidence/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs21 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err7);
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err8 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err8);
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}
const schema314 = shardResultsSchema["$defs"]["expectation"];
function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.issue === undefined) && (missing0 = "issue")) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.flaky === undefined) && (missing0 = "flaky"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.hitInstances === undefined) && (missing0 = "hitInstances"))) || ((data.instances === undefined) && (missing0 = "instances"))) || ((data.failed === undefined) && (missing0 = "failed"))) || ((data.holding === undefined) && (missing0 = "holding"))) || ((data.edit === undefined) && (missing0 = "edit"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema314.properties, key0))){
validate157.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.issue !== undefined){
let data0 = data.issue;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
validate157.errors = [{instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/issue",schemaPath:"#/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate157.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flaky !== undefined){
const _errs6 = errors;
if(typeof data.flaky !== "boolean"){
validate157.errors = [{instancePath:instancePath+"/flaky",schemaPath:"#/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recorded !== undefined){
let data3 = data.recorded;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.hits === undefined) && (missing1 = "hits")) || ((data3.runs === undefined) && (missing1 = "runs"))){
validate157.errors = [{instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key1 in data3){
if(!((key1 === "hits") || (key1 === "runs"))){
validate157.errors = [{instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.hits !== undefined){
let data4 = data3.hits;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate157.errors = [{instancePath:instancePath+"/recorded/hits",schemaPath:"#/properties/recorded/properties/hits/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
validate157.errors = [{instancePath:instancePath+"/recorded/hits",schemaPath:"#/properties/recorded/properties/hits/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate157.errors = [{instancePath:instancePath+"/recorded/hits",schemaPath:"#/properties/recorded/properties/hits/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.runs !== undefined){
let data5 = data3.runs;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate157.errors = [{instancePath:instancePath+"/recorded/runs",schemaPath:"#/properties/recorded/properties/runs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
validate157.errors = [{instancePath:instancePath+"/recorded/runs",schemaPath:"#/properties/recorded/properties/runs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate157.errors = [{instancePath:instancePath+"/recorded/runs",schemaPath:"#/properties/recorded/properties/runs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/recorded",schemaPath:"#/properties/recorded/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data6 = data.outcome;
const _errs15 = errors;
if(!((((data6 === "hit") || (data6 === "undecided")) || (data6 === "clean")) || (data6 === "guard"))){
validate157.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema314.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
const _errs16 = errors;
if(typeof data.counts !== "boolean"){
validate157.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hitInstances !== undefined){
let data8 = data.hitInstances;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
if(data8.length > 20){
validate157.errors = [{instancePath:instancePath+"/hitInstances",schemaPath:"#/properties/hitInstances/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length > 50 && func1(data9) > 50){
validate157.errors = [{instancePath:instancePath+"/hitInstances/" + i0,schemaPath:"#/properties/hitInstances/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/hitInstances/" + i0,schemaPath:"#/properties/hitInstances/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/hitInstances",schemaPath:"#/properties/hitInstances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instances !== undefined){
let data10 = data.instances;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if(((data10.hit === undefined) && (missing2 = "hit")) || ((data10.all === undefined) && (missing2 = "all"))){
validate157.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs24 = errors;
for(const key2 in data10){
if(!((key2 === "hit") || (key2 === "all"))){
validate157.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data10.hit !== undefined){
let data11 = data10.hit;
const _errs25 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate157.errors = [{instancePath:instancePath+"/instances/hit",schemaPath:"#/properties/instances/properties/hit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
validate157.errors = [{instancePath:instancePath+"/instances/hit",schemaPath:"#/properties/instances/properties/hit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate157.errors = [{instancePath:instancePath+"/instances/hit",schemaPath:"#/properties/instances/properties/hit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data10.all !== undefined){
let data12 = data10.all;
const _errs27 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate157.errors = [{instancePath:instancePath+"/instances/all",schemaPath:"#/properties/instances/properties/all/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
validate157.errors = [{instancePath:instancePath+"/instances/all",schemaPath:"#/properties/instances/properties/all/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate157.errors = [{instancePath:instancePath+"/instances/all",schemaPath:"#/properties/instances/properties/all/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failed !== undefined){
let data13 = data.failed;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data13)){
if(data13.length > 20){
validate157.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs31 = errors;
if(errors === _errs31){
if(typeof data14 === "string"){
if(data14.length > 60 && func1(data14) > 60){
validate157.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"#/properties/failed/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/failed/" + i1,schemaPath:"#/properties/failed/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs31 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.holding !== undefined){
let data15 = data.holding;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data15)){
if(data15.length > 20){
validate157.errors = [{instancePath:instancePath+"/holding",schemaPath:"#/properties/holding/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid5 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
const _errs35 = errors;
if(errors === _errs35){
if(typeof data16 === "string"){
if(data16.length > 60 && func1(data16) > 60){
validate157.errors = [{instancePath:instancePath+"/holding/" + i2,schemaPath:"#/properties/holding/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate157.errors = [{instancePath:instancePath+"/holding/" + i2,schemaPath:"#/properties/holding/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs35 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/holding",schemaPath:"#/properties/holding/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.edit !== undefined){
let data17 = data.edit;
const _errs37 = errors;
const _errs38 = errors;
let valid6 = false;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if(((((data17.file === undefined) && (missing3 = "file")) || ((data17.startLine === undefined) && (missing3 = "startLine"))) || ((data17.before === undefined) && (missing3 = "before"))) || ((data17.after === undefined) && (missing3 = "after"))){
const err0 = {instancePath:instancePath+"/edit",schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
(vErrors ??= []).push(err0);
errors++;
}
else {
const _errs42 = errors;
for(const key3 in data17){
if(!((((key3 === "file") || (key3 === "startLine")) || (key3 === "before")) || (key3 === "after"))){
const err1 = {instancePath:instancePath+"/edit",schemaPath:"#/$defs/edit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
break;
}
}
if(_errs42 === errors){
if(data17.file !== undefined){
let data18 = data17.file;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(data18.length > 500 && func1(data18) > 500){
const err2 = {instancePath:instancePath+"/edit/file",schemaPath:"#/$defs/edit/properties/file/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/edit/file",schemaPath:"#/$defs/edit/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
var valid8 = _errs43 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.startLine !== undefined){
let data19 = data17.startLine;
const _errs45 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err4 = {instancePath:instancePath+"/edit/startLine",schemaPath:"#/$defs/edit/properties/startLine/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
if(errors === _errs45){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000 || isNaN(data19)){
const err5 = {instancePath:instancePath+"/edit/startLine",schemaPath:"#/$defs/edit/properties/startLine/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err5);
errors++;
}
else {
if(data19 < 1 || isNaN(data19)){
const err6 = {instancePath:instancePath+"/edit/startLine",schemaPath:"#/$defs/edit/properties/startLine/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
var valid8 = _errs45 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.before !== undefined){
let data20 = data17.before;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data20)){
if(data20.length > 40){
const err7 = {instancePath:instancePath+"/edit/before",schemaPath:"#/$defs/edit/properties/before/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
(vErrors ??= []).push(err7);
errors++;
}
else {
var valid9 = true;
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
const _errs49 = errors;
if(errors === _errs49){
if(typeof data21 === "string"){
if(data21.length > 300 && func1(data21) > 300){
const err8 = {instancePath:instancePath+"/edit/before/" + i3,schemaPath:"#/$defs/edit/properties/before/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/edit/before/" + i3,schemaPath:"#/$defs/edit/properties/before/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
var valid9 = _errs49 === errors;
if(!valid9){
break;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/edit/before",schemaPath:"#/$defs/edit/properties/before/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.after !== undefined){
let data22 = data17.after;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data22)){
if(data22.length > 40){
const err11 = {instancePath:instancePath+"/edit/after",schemaPath:"#/$defs/edit/properties/after/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
(vErrors ??= []).push(err11);
errors++;
}
else {
var valid10 = true;
const len4 = data22.length;
for(let i4=0; i4<len4; i4++){
let data23 = data22[i4];
const _errs53 = errors;
if(errors === _errs53){
if(typeof data23 === "string"){
if(data23.length > 300 && func1(data23) > 300){
const err12 = {instancePath:instancePath+"/edit/after/" + i4,schemaPath:"#/$defs/edit/properties/after/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/edit/after/" + i4,schemaPath:"#/$defs/edit/properties/after/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
var valid10 = _errs53 === errors;
if(!valid10){
break;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/edit/after",schemaPath:"#/$defs/edit/properties/after/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
var valid8 = _errs51 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/edit",schemaPath:"#/$defs/edit/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
}
var _valid0 = _errs39 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs55 = errors;
if(data17 !== null){
const err16 = {instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err16);
errors++;
}
var _valid0 = _errs55 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err17 = {instancePath:instancePath+"/edit",schemaPath:"#/properties/edit/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err17);
errors++;
validate157.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}
const schema320 = shardResultsSchema["$defs"]["flip"];
function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.baseRun === undefined) && (missing0 = "baseRun")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.flips === undefined) && (missing0 = "flips"))) || ((data.omittedFlips === undefined) && (missing0 = "omittedFlips"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "baseRun") || (key0 === "text")) || (key0 === "flips")) || (key0 === "omittedFlips"))){
validate159.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.baseRun !== undefined){
let data0 = data.baseRun;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern90.test(data0)){
validate159.errors = [{instancePath:instancePath+"/baseRun",schemaPath:"run-manifest.schema.json#/$defs/run-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/baseRun",schemaPath:"run-manifest.schema.json#/$defs/run-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
let data1 = data.text;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate159.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flips !== undefined){
let data2 = data.flips;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 10){
validate159.errors = [{instancePath:instancePath+"/flips",schemaPath:"#/properties/flips/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.check === undefined) && (missing1 = "check")) || ((data3.instance === undefined) && (missing1 = "instance"))) || ((data3.base === undefined) && (missing1 = "base"))) || ((data3.head === undefined) && (missing1 = "head"))){
validate159.errors = [{instancePath:instancePath+"/flips/" + i0,schemaPath:"#/$defs/flip/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!((((key1 === "check") || (key1 === "instance")) || (key1 === "base")) || (key1 === "head"))){
validate159.errors = [{instancePath:instancePath+"/flips/" + i0,schemaPath:"#/$defs/flip/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.check !== undefined){
let data4 = data3.check;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(data4.length > 60 && func1(data4) > 60){
validate159.errors = [{instancePath:instancePath+"/flips/" + i0+"/check",schemaPath:"#/$defs/flip/properties/check/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/flips/" + i0+"/check",schemaPath:"#/$defs/flip/properties/check/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.instance !== undefined){
let data5 = data3.instance;
const _errs15 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate159.errors = [{instancePath:instancePath+"/flips/" + i0+"/instance",schemaPath:"#/$defs/flip/properties/instance/type",keyword:"type",params:{type: schema320.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data5 === "string"){
if(data5.length > 50 && func1(data5) > 50){
validate159.errors = [{instancePath:instancePath+"/flips/" + i0+"/instance",schemaPath:"#/$defs/flip/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.base !== undefined){
let data6 = data3.base;
const _errs17 = errors;
if(!(((data6 === "held") || (data6 === "failed")) || (data6 === "undecided"))){
validate159.errors = [{instancePath:instancePath+"/flips/" + i0+"/base",schemaPath:"#/$defs/flip/properties/base/enum",keyword:"enum",params:{allowedValues: schema320.properties.base.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.head !== undefined){
let data7 = data3.head;
const _errs18 = errors;
if(!(((data7 === "held") || (data7 === "failed")) || (data7 === "undecided"))){
validate159.errors = [{instancePath:instancePath+"/flips/" + i0+"/head",schemaPath:"#/$defs/flip/properties/head/enum",keyword:"enum",params:{allowedValues: schema320.properties.head.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/flips/" + i0,schemaPath:"#/$defs/flip/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/flips",schemaPath:"#/properties/flips/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omittedFlips !== undefined){
let data8 = data.omittedFlips;
const _errs19 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate159.errors = [{instancePath:instancePath+"/omittedFlips",schemaPath:"#/properties/omittedFlips/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000 || isNaN(data8)){
validate159.errors = [{instancePath:instancePath+"/omittedFlips",schemaPath:"#/properties/omittedFlips/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate159.errors = [{instancePath:instancePath+"/omittedFlips",schemaPath:"#/properties/omittedFlips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.experiment === undefined) && (missing0 = "experiment")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.adapter === undefined) && (missing0 = "adapter"))) || ((data.gateway === undefined) && (missing0 = "gateway"))) || ((data.system === undefined) && (missing0 = "system"))) || ((data.standInFor === undefined) && (missing0 = "standInFor"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.cancelled === undefined) && (missing0 = "cancelled"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.failedUnexpected === undefined) && (missing0 = "failedUnexpected"))) || ((data.failing === undefined) && (missing0 = "failing"))) || ((data.omittedFailing === undefined) && (missing0 = "omittedFailing"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.leftovers === undefined) && (missing0 = "leftovers"))) || ((data.expectations === undefined) && (missing0 = "expectations"))) || ((data.chart === undefined) && (missing0 = "chart"))) || ((data.omittedChartRows === undefined) && (missing0 = "omittedChartRows"))) || ((data.place === undefined) && (missing0 = "place"))) || ((data.reproduce === undefined) && (missing0 = "reproduce"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema5.properties, key0))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.experiment !== undefined){
let data0 = data.experiment;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
validate1.errors = [{instancePath:instancePath+"/experiment",schemaPath:"experiment.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,63}$"+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/experiment",schemaPath:"experiment.schema.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
validate1.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adapter !== undefined){
let data2 = data.adapter;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
validate1.errors = [{instancePath:instancePath+"/adapter",schemaPath:"experiment.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,63}$"+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/adapter",schemaPath:"experiment.schema.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gateway !== undefined){
let data3 = data.gateway;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(data3.length > 500 && func1(data3) > 500){
validate1.errors = [{instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data4 = data.system;
const _errs14 = errors;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((((data4.name === undefined) && (missing1 = "name")) || ((data4.version === undefined) && (missing1 = "version"))) || ((data4.generation === undefined) && (missing1 = "generation"))) || ((data4.build === undefined) && (missing1 = "build"))) || ((data4.standInFor === undefined) && (missing1 = "standInFor"))){
const err0 = {instancePath:instancePath+"/system",schemaPath:"run-manifest.schema.json#/$defs/system/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
(vErrors ??= []).push(err0);
errors++;
}
else {
const _errs19 = errors;
for(const key1 in data4){
if(!(((((key1 === "name") || (key1 === "version")) || (key1 === "generation")) || (key1 === "build")) || (key1 === "standInFor"))){
const err1 = {instancePath:instancePath+"/system",schemaPath:"run-manifest.schema.json#/$defs/system/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
break;
}
}
if(_errs19 === errors){
if(data4.name !== undefined){
let data5 = data4.name;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
const err2 = {instancePath:instancePath+"/system/name",schemaPath:"run-manifest.schema.json#/$defs/system/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2);
errors++;
}
else {
if(func1(data5) < 1){
const err3 = {instancePath:instancePath+"/system/name",schemaPath:"run-manifest.schema.json#/$defs/system/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/system/name",schemaPath:"run-manifest.schema.json#/$defs/system/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.version !== undefined){
let data6 = data4.version;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
const err5 = {instancePath:instancePath+"/system/version",schemaPath:"run-manifest.schema.json#/$defs/system/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5);
errors++;
}
else {
if(func1(data6) < 1){
const err6 = {instancePath:instancePath+"/system/version",schemaPath:"run-manifest.schema.json#/$defs/system/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/system/version",schemaPath:"run-manifest.schema.json#/$defs/system/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.generation !== undefined){
let data7 = data4.generation;
const _errs24 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/system/generation",schemaPath:"run-manifest.schema.json#/$defs/system/properties/generation/type",keyword:"type",params:{type: schema161.properties.generation.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
if(errors === _errs24){
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err9 = {instancePath:instancePath+"/system/generation",schemaPath:"run-manifest.schema.json#/$defs/system/properties/generation/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.build !== undefined){
let data8 = data4.build;
const _errs26 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/system/build",schemaPath:"run-manifest.schema.json#/$defs/system/properties/build/type",keyword:"type",params:{type: schema161.properties.build.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
if(errors === _errs26){
if(typeof data8 === "string"){
if(data8.length > 200 && func1(data8) > 200){
const err11 = {instancePath:instancePath+"/system/build",schemaPath:"run-manifest.schema.json#/$defs/system/properties/build/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.standInFor !== undefined){
let data9 = data4.standInFor;
const _errs28 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/system/standInFor",schemaPath:"run-manifest.schema.json#/$defs/system/properties/standInFor/type",keyword:"type",params:{type: schema161.properties.standInFor.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
if(errors === _errs28){
if(typeof data9 === "string"){
if(data9.length > 100 && func1(data9) > 100){
const err13 = {instancePath:instancePath+"/system/standInFor",schemaPath:"run-manifest.schema.json#/$defs/system/properties/standInFor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/system",schemaPath:"run-manifest.schema.json#/$defs/system/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs30 = errors;
if(data4 !== null){
const err15 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err15);
errors++;
}
var _valid0 = _errs30 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err16 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err16);
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standInFor !== undefined){
let data10 = data.standInFor;
const _errs32 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate1.errors = [{instancePath:instancePath+"/standInFor",schemaPath:"#/properties/standInFor/type",keyword:"type",params:{type: schema5.properties.standInFor.type},message:"must be string,null"}];
return false;
}
if(errors === _errs32){
if(typeof data10 === "string"){
if(data10.length > 100 && func1(data10) > 100){
validate1.errors = [{instancePath:instancePath+"/standInFor",schemaPath:"#/properties/standInFor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data11 = data.verdict;
const _errs34 = errors;
if(!(((((((data11 === "PASS") || (data11 === "FAIL")) || (data11 === "XFAIL")) || (data11 === "XPASS")) || (data11 === "ERROR")) || (data11 === "not-applicable")) || (data11 === "not-run"))){
validate1.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema5.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headline !== undefined){
let data12 = data.headline;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data12 === "string"){
if(data12.length > 500 && func1(data12) > 500){
validate1.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancelled !== undefined){
const _errs37 = errors;
if(typeof data.cancelled !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/cancelled",schemaPath:"#/properties/cancelled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data14 = data.durationMs;
const _errs39 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate1.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: schema5.properties.durationMs.type},message:"must be number,null"}];
return false;
}
if(errors === _errs39){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000000000 || isNaN(data14)){
validate1.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate1.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runId !== undefined){
let data15 = data.runId;
const _errs41 = errors;
const _errs42 = errors;
let valid6 = false;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data15 === "string"){
if(!pattern90.test(data15)){
const err17 = {instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
var _valid1 = _errs43 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs46 = errors;
if(data15 !== null){
const err19 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err19);
errors++;
}
var _valid1 = _errs46 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err20 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err20);
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data16 = data.seed;
const _errs48 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate1.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: schema5.properties.seed.type},message:"must be string,null"}];
return false;
}
if(errors === _errs48){
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
validate1.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,20}$"},message:"must match pattern \""+"^[0-9]{1,20}$"+"\""}];
return false;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failedUnexpected !== undefined){
let data17 = data.failedUnexpected;
const _errs50 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate1.errors = [{instancePath:instancePath+"/failedUnexpected",schemaPath:"#/properties/failedUnexpected/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000000 || isNaN(data17)){
validate1.errors = [{instancePath:instancePath+"/failedUnexpected",schemaPath:"#/properties/failedUnexpected/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate1.errors = [{instancePath:instancePath+"/failedUnexpected",schemaPath:"#/properties/failedUnexpected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.failing !== undefined){
let data18 = data.failing;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data18)){
if(data18.length > 20){
validate1.errors = [{instancePath:instancePath+"/failing",schemaPath:"#/properties/failing/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid8 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
const _errs54 = errors;
if(!(validate76(data18[i0], {instancePath:instancePath+"/failing/" + i0,parentData:data18,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid8 = _errs54 === errors;
if(!valid8){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omittedFailing !== undefined){
let data20 = data.omittedFailing;
const _errs55 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate1.errors = [{instancePath:instancePath+"/omittedFailing",schemaPath:"#/properties/omittedFailing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs55){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000000000 || isNaN(data20)){
validate1.errors = [{instancePath:instancePath+"/omittedFailing",schemaPath:"#/properties/omittedFailing/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
validate1.errors = [{instancePath:instancePath+"/omittedFailing",schemaPath:"#/properties/omittedFailing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data21 = data.errors;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data21)){
if(data21.length > 10){
validate1.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid9 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
const _errs59 = errors;
if(errors === _errs59){
if(typeof data22 === "string"){
if(data22.length > 500 && func1(data22) > 500){
validate1.errors = [{instancePath:instancePath+"/errors/" + i1,schemaPath:"#/properties/errors/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/errors/" + i1,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs59 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leftovers !== undefined){
let data23 = data.leftovers;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data23)){
if(data23.length > 10){
validate1.errors = [{instancePath:instancePath+"/leftovers",schemaPath:"#/properties/leftovers/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
return false;
}
else {
var valid10 = true;
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
const _errs63 = errors;
if(errors === _errs63){
if(typeof data24 === "string"){
if(data24.length > 300 && func1(data24) > 300){
validate1.errors = [{instancePath:instancePath+"/leftovers/" + i2,schemaPath:"#/properties/leftovers/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/leftovers/" + i2,schemaPath:"#/properties/leftovers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs63 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/leftovers",schemaPath:"#/properties/leftovers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectations !== undefined){
let data25 = data.expectations;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data25)){
if(data25.length > 20){
validate1.errors = [{instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
return false;
}
else {
var valid11 = true;
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
const _errs67 = errors;
if(!(validate157(data25[i3], {instancePath:instancePath+"/expectations/" + i3,parentData:data25,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
var valid11 = _errs67 === errors;
if(!valid11){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chart !== undefined){
let data27 = data.chart;
const _errs68 = errors;
if(errors === _errs68){
if(Array.isArray(data27)){
if(data27.length > 60){
validate1.errors = [{instancePath:instancePath+"/chart",schemaPath:"#/properties/chart/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"}];
return false;
}
else {
var valid12 = true;
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
const _errs70 = errors;
const _errs71 = errors;
if(errors === _errs71){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing2;
if((((((data28.lane === undefined) && (missing2 = "lane")) || ((data28.label === undefined) && (missing2 = "label"))) || ((data28.kind === undefined) && (missing2 = "kind"))) || ((data28.startMs === undefined) && (missing2 = "startMs"))) || ((data28.endMs === undefined) && (missing2 = "endMs"))){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4,schemaPath:"#/$defs/bar/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs73 = errors;
for(const key2 in data28){
if(!(((((key2 === "lane") || (key2 === "label")) || (key2 === "kind")) || (key2 === "startMs")) || (key2 === "endMs"))){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4,schemaPath:"#/$defs/bar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs73 === errors){
if(data28.lane !== undefined){
let data29 = data28.lane;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data29 === "string"){
if(data29.length > 100 && func1(data29) > 100){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/lane",schemaPath:"#/$defs/bar/properties/lane/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/lane",schemaPath:"#/$defs/bar/properties/lane/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs74 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data28.label !== undefined){
let data30 = data28.label;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data30 === "string"){
if(data30.length > 100 && func1(data30) > 100){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/label",schemaPath:"#/$defs/bar/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/label",schemaPath:"#/$defs/bar/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs76 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data28.kind !== undefined){
let data31 = data28.kind;
const _errs78 = errors;
if(!(((((((((data31 === "step") || (data31 === "fault")) || (data31 === "revert")) || (data31 === "created")) || (data31 === "pending")) || (data31 === "running")) || (data31 === "unknown")) || (data31 === "succeeded")) || (data31 === "failed"))){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/kind",schemaPath:"#/$defs/bar/properties/kind/enum",keyword:"enum",params:{allowedValues: schema316.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs78 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data28.startMs !== undefined){
let data32 = data28.startMs;
const _errs79 = errors;
if(errors === _errs79){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 1000000000000 || isNaN(data32)){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/startMs",schemaPath:"#/$defs/bar/properties/startMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data32 < 0 || isNaN(data32)){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/startMs",schemaPath:"#/$defs/bar/properties/startMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/startMs",schemaPath:"#/$defs/bar/properties/startMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid14 = _errs79 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data28.endMs !== undefined){
let data33 = data28.endMs;
const _errs81 = errors;
if(errors === _errs81){
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 1000000000000 || isNaN(data33)){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/endMs",schemaPath:"#/$defs/bar/properties/endMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"}];
return false;
}
else {
if(data33 < 0 || isNaN(data33)){
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/endMs",schemaPath:"#/$defs/bar/properties/endMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/chart/" + i4+"/endMs",schemaPath:"#/$defs/bar/properties/endMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid14 = _errs81 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/chart/" + i4,schemaPath:"#/$defs/bar/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs70 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/chart",schemaPath:"#/properties/chart/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs68 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omittedChartRows !== undefined){
let data34 = data.omittedChartRows;
const _errs83 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
validate1.errors = [{instancePath:instancePath+"/omittedChartRows",schemaPath:"#/properties/omittedChartRows/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs83){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 1000000000 || isNaN(data34)){
validate1.errors = [{instancePath:instancePath+"/omittedChartRows",schemaPath:"#/properties/omittedChartRows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data34 < 0 || isNaN(data34)){
validate1.errors = [{instancePath:instancePath+"/omittedChartRows",schemaPath:"#/properties/omittedChartRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data35 = data.place;
const _errs85 = errors;
const _errs86 = errors;
let valid15 = false;
const _errs87 = errors;
const _errs88 = errors;
if(errors === _errs88){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing3;
if(((data35.artifact === undefined) && (missing3 = "artifact")) || ((data35.path === undefined) && (missing3 = "path"))){
const err21 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
(vErrors ??= []).push(err21);
errors++;
}
else {
const _errs90 = errors;
for(const key3 in data35){
if(!((key3 === "artifact") || (key3 === "path"))){
const err22 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
(vErrors ??= []).push(err22);
errors++;
break;
}
}
if(_errs90 === errors){
if(data35.artifact !== undefined){
let data36 = data35.artifact;
const _errs91 = errors;
if(errors === _errs91){
if(typeof data36 === "string"){
if(data36.length > 200 && func1(data36) > 200){
const err23 = {instancePath:instancePath+"/place/artifact",schemaPath:"#/$defs/place/properties/artifact/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/place/artifact",schemaPath:"#/$defs/place/properties/artifact/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
var valid17 = _errs91 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data35.path !== undefined){
let data37 = data35.path;
const _errs93 = errors;
if(errors === _errs93){
if(typeof data37 === "string"){
if(data37.length > 300 && func1(data37) > 300){
const err25 = {instancePath:instancePath+"/place/path",schemaPath:"#/$defs/place/properties/path/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/place/path",schemaPath:"#/$defs/place/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
var valid17 = _errs93 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err27);
errors++;
}
}
var _valid2 = _errs87 === errors;
valid15 = valid15 || _valid2;
if(!valid15){
const _errs95 = errors;
if(data35 !== null){
const err28 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err28);
errors++;
}
var _valid2 = _errs95 === errors;
valid15 = valid15 || _valid2;
}
if(!valid15){
const err29 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err29);
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reproduce !== undefined){
let data38 = data.reproduce;
const _errs97 = errors;
if(errors === _errs97){
if(Array.isArray(data38)){
if(data38.length > 100){
validate1.errors = [{instancePath:instancePath+"/reproduce",schemaPath:"#/properties/reproduce/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid18 = true;
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
let data39 = data38[i5];
const _errs99 = errors;
if(errors === _errs99){
if(typeof data39 === "string"){
if(data39.length > 500 && func1(data39) > 500){
validate1.errors = [{instancePath:instancePath+"/reproduce/" + i5,schemaPath:"#/properties/reproduce/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/reproduce/" + i5,schemaPath:"#/properties/reproduce/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs99 === errors;
if(!valid18){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/reproduce",schemaPath:"#/properties/reproduce/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data40 = data.side;
const _errs101 = errors;
if(!((data40 === "base") || (data40 === "head"))){
validate1.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema5.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs101 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decidedBy !== undefined){
let data41 = data.decidedBy;
const _errs102 = errors;
if(!((data41 === "base") || (data41 === "head"))){
validate1.errors = [{instancePath:instancePath+"/decidedBy",schemaPath:"#/properties/decidedBy/enum",keyword:"enum",params:{allowedValues: schema5.properties.decidedBy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.compared !== undefined){
const _errs103 = errors;
if(!(validate159(data.compared, {instancePath:instancePath+"/compared",parentData:data,parentDataProperty:"compared",rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="shard-results.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.format === undefined) && (missing0 = "format")) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.shard === undefined) && (missing0 = "shard"))) || ((data.workflow === undefined) && (missing0 = "workflow"))) || ((data.selectors === undefined) && (missing0 = "selectors"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.endedAt === undefined) && (missing0 = "endedAt"))) || ((data.runs === undefined) && (missing0 = "runs"))) || ((data.omittedRuns === undefined) && (missing0 = "omittedRuns"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.format !== undefined){
let data0 = data.format;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate0.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data1 = data.tool;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shard !== undefined){
let data2 = data.shard;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate0.errors = [{instancePath:instancePath+"/shard",schemaPath:"#/$defs/shard/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/shard",schemaPath:"#/$defs/shard/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs !== undefined){
let data3 = data.jobs;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 256 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 256},message:"must be <= 256"}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/jobs",schemaPath:"#/properties/jobs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workflow !== undefined){
let data4 = data.workflow;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if((((((((((data4.repository === undefined) && (missing1 = "repository")) || ((data4.name === undefined) && (missing1 = "name"))) || ((data4.runId === undefined) && (missing1 = "runId"))) || ((data4.runAttempt === undefined) && (missing1 = "runAttempt"))) || ((data4.job === undefined) && (missing1 = "job"))) || ((data4.event === undefined) && (missing1 = "event"))) || ((data4.headSha === undefined) && (missing1 = "headSha"))) || ((data4.ref === undefined) && (missing1 = "ref"))) || ((data4.pullRequest === undefined) && (missing1 = "pullRequest"))){
validate0.errors = [{instancePath:instancePath+"/workflow",schemaPath:"#/$defs/workflow/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs15 = errors;
for(const key1 in data4){
if(!(func0.call(schema2.properties, key1))){
validate0.errors = [{instancePath:instancePath+"/workflow",schemaPath:"#/$defs/workflow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs15 === errors){
if(data4.repository !== undefined){
let data5 = data4.repository;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(data5.length > 140 && func1(data5) > 140){
validate0.errors = [{instancePath:instancePath+"/workflow/repository",schemaPath:"#/$defs/workflow/properties/repository/maxLength",keyword:"maxLength",params:{limit: 140},message:"must NOT have more than 140 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/workflow/repository",schemaPath:"#/$defs/workflow/properties/repository/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.name !== undefined){
let data6 = data4.name;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(data6.length > 300 && func1(data6) > 300){
validate0.errors = [{instancePath:instancePath+"/workflow/name",schemaPath:"#/$defs/workflow/properties/name/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/workflow/name",schemaPath:"#/$defs/workflow/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.runId !== undefined){
let data7 = data4.runId;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
validate0.errors = [{instancePath:instancePath+"/workflow/runId",schemaPath:"#/$defs/workflow/properties/runId/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,20}$"},message:"must match pattern \""+"^[0-9]{1,20}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/workflow/runId",schemaPath:"#/$defs/workflow/properties/runId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.runAttempt !== undefined){
let data8 = data4.runAttempt;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/workflow/runAttempt",schemaPath:"#/$defs/workflow/properties/runAttempt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/workflow/runAttempt",schemaPath:"#/$defs/workflow/properties/runAttempt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/workflow/runAttempt",schemaPath:"#/$defs/workflow/properties/runAttempt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.job !== undefined){
let data9 = data4.job;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(data9.length > 300 && func1(data9) > 300){
validate0.errors = [{instancePath:instancePath+"/workflow/job",schemaPath:"#/$defs/workflow/properties/job/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/workflow/job",schemaPath:"#/$defs/workflow/properties/job/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.event !== undefined){
let data10 = data4.event;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data10 === "string"){
if(data10.length > 60 && func1(data10) > 60){
validate0.errors = [{instancePath:instancePath+"/workflow/event",schemaPath:"#/$defs/workflow/properties/event/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/workflow/event",schemaPath:"#/$defs/workflow/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.headSha !== undefined){
let data11 = data4.headSha;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
validate0.errors = [{instancePath:instancePath+"/workflow/headSha",schemaPath:"#/$defs/workflow/properties/headSha/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40,64}$"},message:"must match pattern \""+"^[0-9a-f]{40,64}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/workflow/headSha",schemaPath:"#/$defs/workflow/properties/headSha/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.ref !== undefined){
let data12 = data4.ref;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data12 === "string"){
if(data12.length > 500 && func1(data12) > 500){
validate0.errors = [{instancePath:instancePath+"/workflow/ref",schemaPath:"#/$defs/workflow/properties/ref/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/workflow/ref",schemaPath:"#/$defs/workflow/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.pullRequest !== undefined){
let data13 = data4.pullRequest;
const _errs32 = errors;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
validate0.errors = [{instancePath:instancePath+"/workflow/pullRequest",schemaPath:"#/$defs/workflow/properties/pullRequest/type",keyword:"type",params:{type: schema2.properties.pullRequest.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000000 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/workflow/pullRequest",schemaPath:"#/$defs/workflow/properties/pullRequest/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"}];
return false;
}
else {
if(data13 < 1 || isNaN(data13)){
validate0.errors = [{instancePath:instancePath+"/workflow/pullRequest",schemaPath:"#/$defs/workflow/properties/pullRequest/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/workflow",schemaPath:"#/$defs/workflow/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.selectors !== undefined){
let data14 = data.selectors;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data14)){
if(data14.length > 1000){
validate0.errors = [{instancePath:instancePath+"/selectors",schemaPath:"#/properties/selectors/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs36 = errors;
if(errors === _errs36){
if(typeof data15 === "string"){
if(data15.length > 500 && func1(data15) > 500){
validate0.errors = [{instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/properties/selectors/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/selectors/" + i0,schemaPath:"#/properties/selectors/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs36 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/selectors",schemaPath:"#/properties/selectors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data16 = data.state;
const _errs38 = errors;
if(!(((data16 === "complete") || (data16 === "cancelled")) || (data16 === "failed"))){
validate0.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema0.properties.state.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problem !== undefined){
let data17 = data.problem;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data17 === "string"){
if(data17.length > 2000 && func1(data17) > 2000){
validate0.errors = [{instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
let data18 = data.startedAt;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(!pattern3.test(data18)){
validate0.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endedAt !== undefined){
let data19 = data.endedAt;
const _errs44 = errors;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data19 === "string"){
if(!pattern3.test(data19)){
validate0.errors = [{instancePath:instancePath+"/endedAt",schemaPath:"#/$defs/time/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,9})?Z$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/endedAt",schemaPath:"#/$defs/time/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runs !== undefined){
let data20 = data.runs;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data20)){
if(data20.length > 1000){
validate0.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid7 = true;
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
const _errs49 = errors;
if(!(validate1(data20[i1], {instancePath:instancePath+"/runs/" + i1,parentData:data20,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid7 = _errs49 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/runs",schemaPath:"#/properties/runs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.omittedRuns !== undefined){
let data22 = data.omittedRuns;
const _errs50 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate0.errors = [{instancePath:instancePath+"/omittedRuns",schemaPath:"#/properties/omittedRuns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000 || isNaN(data22)){
validate0.errors = [{instancePath:instancePath+"/omittedRuns",schemaPath:"#/properties/omittedRuns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"}];
return false;
}
else {
if(data22 < 0 || isNaN(data22)){
validate0.errors = [{instancePath:instancePath+"/omittedRuns",schemaPath:"#/properties/omittedRuns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
export const shardResults = validate0;

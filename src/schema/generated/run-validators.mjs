// SPDX-License-Identifier: Apache-2.0
// Generated from ../experiment.schema.json, ../run-manifest.schema.json, ../undo-record.schema.json, ../timeline-event.schema.json, ../verdict.schema.json, do not edit: npm run schema

import { countCharacters } from '../json-values.ts';
import experimentSchema from '../experiment.schema.json' with { type: 'json' };
import runManifestSchema from '../run-manifest.schema.json' with { type: 'json' };
import undoRecordSchema from '../undo-record.schema.json' with { type: 'json' };
import timelineEventSchema from '../timeline-event.schema.json' with { type: 'json' };
import verdictSchema from '../verdict.schema.json' with { type: 'json' };
const schema0 = runManifestSchema;
const schema8 = experimentSchema["$defs"]["parameter-value"];
const schema153 = runManifestSchema["$defs"]["system"];
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;
const pattern0 = new RegExp("^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$", "u");
const pattern86 = new RegExp("^[0-9]{1,20}$", "u");
const pattern10 = new RegExp("^[A-Za-z_][A-Za-z0-9_]*$", "u");
const schema2 = runManifestSchema["$defs"]["source"];
const pattern1 = new RegExp("^[a-z0-9][a-z0-9-]{0,63}$", "u");
const pattern85 = new RegExp("^[0-9a-f]{64}$", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.sha256 === undefined) && (missing0 = "sha256"))) || ((data.origin === undefined) && (missing0 = "origin"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "sha256")) || (key0 === "origin"))){
validate1.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.id !== undefined){
let data0 = data.id;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"experiment.schema.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,63}$"+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/id",schemaPath:"experiment.schema.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(data.sha256 !== undefined){
let data2 = data.sha256;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern85.test(data2)){
validate1.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data3 = data.origin;
const _errs10 = errors;
if(!((data3 === "shipped") || (data3 === "local"))){
validate1.errors = [{instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/enum",keyword:"enum",params:{allowedValues: schema2.properties.origin.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="run-manifest.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.format === undefined) && (missing0 = "format")) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.tool === undefined) && (missing0 = "tool"))) || ((data.experiment === undefined) && (missing0 = "experiment"))) || ((data.adapter === undefined) && (missing0 = "adapter"))) || ((data.gateway === undefined) && (missing0 = "gateway"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.parameters === undefined) && (missing0 = "parameters"))) || ((data.host === undefined) && (missing0 = "host"))) || ((data.engine === undefined) && (missing0 = "engine"))) || ((data.system === undefined) && (missing0 = "system"))) || ((data.reproduce === undefined) && (missing0 = "reproduce"))){
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
if(data.runId !== undefined){
let data1 = data.runId;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/runId",schemaPath:"#/$defs/run-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/runId",schemaPath:"#/$defs/run-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data2 = data.createdAt;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(data2.length > 40 && func1(data2) > 40){
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tool !== undefined){
let data3 = data.tool;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.name === undefined) && (missing1 = "name")) || ((data3.version === undefined) && (missing1 = "version"))) || ((data3.commit === undefined) && (missing1 = "commit"))) || ((data3.dirty === undefined) && (missing1 = "dirty"))){
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data3){
if(!((((key1 === "name") || (key1 === "version")) || (key1 === "commit")) || (key1 === "dirty"))){
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data3.name !== undefined){
let data4 = data3.name;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate0.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tool/name",schemaPath:"#/properties/tool/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.version !== undefined){
let data5 = data3.version;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
validate0.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tool/version",schemaPath:"#/properties/tool/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.commit !== undefined){
let data6 = data3.commit;
const _errs17 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/tool/commit",schemaPath:"#/properties/tool/properties/commit/type",keyword:"type",params:{type: schema0.properties.tool.properties.commit.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data6 === "string"){
if(data6.length > 64 && func1(data6) > 64){
validate0.errors = [{instancePath:instancePath+"/tool/commit",schemaPath:"#/properties/tool/properties/commit/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.dirty !== undefined){
let data7 = data3.dirty;
const _errs19 = errors;
if((typeof data7 !== "boolean") && (data7 !== null)){
validate0.errors = [{instancePath:instancePath+"/tool/dirty",schemaPath:"#/properties/tool/properties/dirty/type",keyword:"type",params:{type: schema0.properties.tool.properties.dirty.type},message:"must be boolean,null"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/tool",schemaPath:"#/properties/tool/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.experiment !== undefined){
const _errs21 = errors;
if(!(validate1(data.experiment, {instancePath:instancePath+"/experiment",parentData:data,parentDataProperty:"experiment",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adapter !== undefined){
const _errs22 = errors;
if(!(validate1(data.adapter, {instancePath:instancePath+"/adapter",parentData:data,parentDataProperty:"adapter",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gateway !== undefined){
let data10 = data.gateway;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(data10.length > 500 && func1(data10) > 500){
validate0.errors = [{instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/gateway",schemaPath:"#/properties/gateway/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data11 = data.seed;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(!pattern86.test(data11)){
validate0.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,20}$"},message:"must match pattern \""+"^[0-9]{1,20}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parameters !== undefined){
let data12 = data.parameters;
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
let data13 = data12[key2];
const _errs30 = errors;
const _errs31 = errors;
if(((typeof data13 !== "string") && (!((typeof data13 == "number") && (isFinite(data13))))) && (typeof data13 !== "boolean")){
validate0.errors = [{instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"experiment.schema.json#/$defs/parameter-value/type",keyword:"type",params:{type: schema8.type},message:"must be string,number,boolean"}];
return false;
}
if(errors === _errs31){
if(typeof data13 === "string"){
if(data13.length > 4096 && func1(data13) > 4096){
validate0.errors = [{instancePath:instancePath+"/parameters/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"experiment.schema.json#/$defs/parameter-value/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
}
var valid3 = _errs30 === errors;
if(!valid3){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secrets !== undefined){
let data14 = data.secrets;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data14)){
if(data14.length > 50){
validate0.errors = [{instancePath:instancePath+"/secrets",schemaPath:"experiment.schema.json#/$defs/variable-names/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
var valid6 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
const _errs37 = errors;
if(errors === _errs37){
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
validate0.errors = [{instancePath:instancePath+"/secrets/" + i0,schemaPath:"experiment.schema.json#/$defs/variable-names/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]*$"},message:"must match pattern \""+"^[A-Za-z_][A-Za-z0-9_]*$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/secrets/" + i0,schemaPath:"experiment.schema.json#/$defs/variable-names/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs37 === errors;
if(!valid6){
break;
}
}
if(valid6){
let i1 = data14.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data14[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate0.errors = [{instancePath:instancePath+"/secrets",schemaPath:"experiment.schema.json#/$defs/variable-names/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"}];
return false;
break;
}
indices0[item0] = i1;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/secrets",schemaPath:"experiment.schema.json#/$defs/variable-names/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.host !== undefined){
let data16 = data.host;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if(((((((data16.os === undefined) && (missing2 = "os")) || ((data16.arch === undefined) && (missing2 = "arch"))) || ((data16.kernel === undefined) && (missing2 = "kernel"))) || ((data16.node === undefined) && (missing2 = "node"))) || ((data16.cpus === undefined) && (missing2 = "cpus"))) || ((data16.memoryBytes === undefined) && (missing2 = "memoryBytes"))){
validate0.errors = [{instancePath:instancePath+"/host",schemaPath:"#/$defs/host/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs43 = errors;
for(const key3 in data16){
if(!((((((key3 === "os") || (key3 === "arch")) || (key3 === "kernel")) || (key3 === "node")) || (key3 === "cpus")) || (key3 === "memoryBytes"))){
validate0.errors = [{instancePath:instancePath+"/host",schemaPath:"#/$defs/host/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs43 === errors){
if(data16.os !== undefined){
let data17 = data16.os;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data17 === "string"){
if(data17.length > 100 && func1(data17) > 100){
validate0.errors = [{instancePath:instancePath+"/host/os",schemaPath:"#/$defs/host/properties/os/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/host/os",schemaPath:"#/$defs/host/properties/os/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs44 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data16.arch !== undefined){
let data18 = data16.arch;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data18 === "string"){
if(data18.length > 100 && func1(data18) > 100){
validate0.errors = [{instancePath:instancePath+"/host/arch",schemaPath:"#/$defs/host/properties/arch/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/host/arch",schemaPath:"#/$defs/host/properties/arch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs46 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data16.kernel !== undefined){
let data19 = data16.kernel;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data19 === "string"){
if(data19.length > 200 && func1(data19) > 200){
validate0.errors = [{instancePath:instancePath+"/host/kernel",schemaPath:"#/$defs/host/properties/kernel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/host/kernel",schemaPath:"#/$defs/host/properties/kernel/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs48 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data16.node !== undefined){
let data20 = data16.node;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data20 === "string"){
if(data20.length > 100 && func1(data20) > 100){
validate0.errors = [{instancePath:instancePath+"/host/node",schemaPath:"#/$defs/host/properties/node/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/host/node",schemaPath:"#/$defs/host/properties/node/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs50 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data16.cpus !== undefined){
let data21 = data16.cpus;
const _errs52 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate0.errors = [{instancePath:instancePath+"/host/cpus",schemaPath:"#/$defs/host/properties/cpus/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs52){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
validate0.errors = [{instancePath:instancePath+"/host/cpus",schemaPath:"#/$defs/host/properties/cpus/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs52 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data16.memoryBytes !== undefined){
let data22 = data16.memoryBytes;
const _errs54 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate0.errors = [{instancePath:instancePath+"/host/memoryBytes",schemaPath:"#/$defs/host/properties/memoryBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs54){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
validate0.errors = [{instancePath:instancePath+"/host/memoryBytes",schemaPath:"#/$defs/host/properties/memoryBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid9 = _errs54 === errors;
}
else {
var valid9 = true;
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
validate0.errors = [{instancePath:instancePath+"/host",schemaPath:"#/$defs/host/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.engine !== undefined){
let data23 = data.engine;
const _errs56 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate0.errors = [{instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/type",keyword:"type",params:{type: schema0.properties.engine.type},message:"must be string,null"}];
return false;
}
if(errors === _errs56){
if(typeof data23 === "string"){
if(data23.length > 200 && func1(data23) > 200){
validate0.errors = [{instancePath:instancePath+"/engine",schemaPath:"#/properties/engine/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data24 = data.system;
const _errs58 = errors;
const _errs59 = errors;
let valid10 = false;
const _errs60 = errors;
const _errs61 = errors;
if(errors === _errs61){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing3;
if((((((data24.name === undefined) && (missing3 = "name")) || ((data24.version === undefined) && (missing3 = "version"))) || ((data24.generation === undefined) && (missing3 = "generation"))) || ((data24.build === undefined) && (missing3 = "build"))) || ((data24.standInFor === undefined) && (missing3 = "standInFor"))){
const err0 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/system/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
(vErrors ??= []).push(err0);
errors++;
}
else {
const _errs63 = errors;
for(const key4 in data24){
if(!(((((key4 === "name") || (key4 === "version")) || (key4 === "generation")) || (key4 === "build")) || (key4 === "standInFor"))){
const err1 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/system/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
break;
}
}
if(_errs63 === errors){
if(data24.name !== undefined){
let data25 = data24.name;
const _errs64 = errors;
if(errors === _errs64){
if(typeof data25 === "string"){
if(data25.length > 100 && func1(data25) > 100){
const err2 = {instancePath:instancePath+"/system/name",schemaPath:"#/$defs/system/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err2);
errors++;
}
else {
if(func1(data25) < 1){
const err3 = {instancePath:instancePath+"/system/name",schemaPath:"#/$defs/system/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/system/name",schemaPath:"#/$defs/system/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
var valid12 = _errs64 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.version !== undefined){
let data26 = data24.version;
const _errs66 = errors;
if(errors === _errs66){
if(typeof data26 === "string"){
if(data26.length > 100 && func1(data26) > 100){
const err5 = {instancePath:instancePath+"/system/version",schemaPath:"#/$defs/system/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err5);
errors++;
}
else {
if(func1(data26) < 1){
const err6 = {instancePath:instancePath+"/system/version",schemaPath:"#/$defs/system/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/system/version",schemaPath:"#/$defs/system/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
var valid12 = _errs66 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.generation !== undefined){
let data27 = data24.generation;
const _errs68 = errors;
if((typeof data27 !== "string") && (data27 !== null)){
const err8 = {instancePath:instancePath+"/system/generation",schemaPath:"#/$defs/system/properties/generation/type",keyword:"type",params:{type: schema153.properties.generation.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
if(errors === _errs68){
if(typeof data27 === "string"){
if(data27.length > 100 && func1(data27) > 100){
const err9 = {instancePath:instancePath+"/system/generation",schemaPath:"#/$defs/system/properties/generation/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
var valid12 = _errs68 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.build !== undefined){
let data28 = data24.build;
const _errs70 = errors;
if((typeof data28 !== "string") && (data28 !== null)){
const err10 = {instancePath:instancePath+"/system/build",schemaPath:"#/$defs/system/properties/build/type",keyword:"type",params:{type: schema153.properties.build.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
if(errors === _errs70){
if(typeof data28 === "string"){
if(data28.length > 200 && func1(data28) > 200){
const err11 = {instancePath:instancePath+"/system/build",schemaPath:"#/$defs/system/properties/build/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
var valid12 = _errs70 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data24.standInFor !== undefined){
let data29 = data24.standInFor;
const _errs72 = errors;
if((typeof data29 !== "string") && (data29 !== null)){
const err12 = {instancePath:instancePath+"/system/standInFor",schemaPath:"#/$defs/system/properties/standInFor/type",keyword:"type",params:{type: schema153.properties.standInFor.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
if(errors === _errs72){
if(typeof data29 === "string"){
if(data29.length > 100 && func1(data29) > 100){
const err13 = {instancePath:instancePath+"/system/standInFor",schemaPath:"#/$defs/system/properties/standInFor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
var valid12 = _errs72 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/system",schemaPath:"#/$defs/system/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
}
var _valid0 = _errs60 === errors;
valid10 = valid10 || _valid0;
if(!valid10){
const _errs74 = errors;
if(data24 !== null){
const err15 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err15);
errors++;
}
var _valid0 = _errs74 === errors;
valid10 = valid10 || _valid0;
}
if(!valid10){
const err16 = {instancePath:instancePath+"/system",schemaPath:"#/properties/system/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err16);
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replayOf !== undefined){
let data30 = data.replayOf;
const _errs76 = errors;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data30 === "string"){
if(!pattern0.test(data30)){
validate0.errors = [{instancePath:instancePath+"/replayOf",schemaPath:"#/$defs/run-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/replayOf",schemaPath:"#/$defs/run-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reproduce !== undefined){
let data31 = data.reproduce;
const _errs79 = errors;
if(errors === _errs79){
if(Array.isArray(data31)){
if(data31.length > 100){
validate0.errors = [{instancePath:instancePath+"/reproduce",schemaPath:"#/properties/reproduce/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid14 = true;
const len1 = data31.length;
for(let i2=0; i2<len1; i2++){
let data32 = data31[i2];
const _errs81 = errors;
if(errors === _errs81){
if(typeof data32 === "string"){
if(data32.length > 5000 && func1(data32) > 5000){
validate0.errors = [{instancePath:instancePath+"/reproduce/" + i2,schemaPath:"#/properties/reproduce/items/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/reproduce/" + i2,schemaPath:"#/properties/reproduce/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs81 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/reproduce",schemaPath:"#/properties/reproduce/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs79 === errors;
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
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
const schema286 = undoRecordSchema["$defs"]["network-connect"];
const pattern7 = new RegExp("^[a-z][a-z0-9-]{0,39}$", "u");
function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.component === undefined) && (missing0 = "component"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "component"))){
validate77.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("component.start" !== data.kind){
validate77.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "component.start"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data1 = data.component;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate77.errors = [{instancePath:instancePath+"/component",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate77.errors = [{instancePath:instancePath+"/component",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}
const pattern30 = new RegExp("^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$", "u");
function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "workload")) || (key0 === "instance")) || (key0 === "role"))){
validate78.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("role.start" !== data.kind){
validate78.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "role.start"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data1 = data.workload;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate78.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data2 = data.instance;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(data2.length > 50 && func1(data2) > 50){
validate78.errors = [{instancePath:instancePath+"/instance",schemaPath:"timeline-event.schema.json#/$defs/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(!pattern30.test(data2)){
validate78.errors = [{instancePath:instancePath+"/instance",schemaPath:"timeline-event.schema.json#/$defs/instance/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"+"\""}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/instance",schemaPath:"timeline-event.schema.json#/$defs/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data3 = data.role;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern7.test(data3)){
validate78.errors = [{instancePath:instancePath+"/role",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/role",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
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
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}
const schema261 = undoRecordSchema["$defs"]["operation-revert"];
const pattern4 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.with === undefined) && (missing0 = "with"))) || ((data.captured === undefined) && (missing0 = "captured"))){
validate130.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "operation")) || (key0 === "component")) || (key0 === "workload")) || (key0 === "instance")) || (key0 === "with")) || (key0 === "captured"))){
validate130.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("operation.revert" !== data.kind){
validate130.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "operation.revert"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data1 = data.operation;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate130.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data2 = data.component;
const _errs7 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate130.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema261.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 40 && func1(data2) > 40){
validate130.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data3 = data.workload;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate130.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema261.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 40 && func1(data3) > 40){
validate130.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data4 = data.instance;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate130.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema261.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 50 && func1(data4) > 50){
validate130.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.with !== undefined){
let data5 = data.with;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 20){
validate130.errors = [{instancePath:instancePath+"/with",schemaPath:"#/properties/with/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"}];
return false;
}
else {
for(const key1 in data5){
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(typeof key1 === "string"){
if(key1.length > 40 && func1(key1) > 40){
const err0 = {instancePath:instancePath+"/with",schemaPath:"experiment.schema.json#/$defs/parameter-name/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters",propertyName:key1};
(vErrors ??= []).push(err0);
errors++;
}
else {
if(!pattern4.test(key1)){
const err1 = {instancePath:instancePath+"/with",schemaPath:"experiment.schema.json#/$defs/parameter-name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",propertyName:key1};
(vErrors ??= []).push(err1);
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/with",schemaPath:"experiment.schema.json#/$defs/parameter-name/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
(vErrors ??= []).push(err2);
errors++;
}
}
var valid2 = _errs15 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/with",schemaPath:"#/properties/with/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
(vErrors ??= []).push(err3);
errors++;
validate130.errors = vErrors;
return false;
break;
}
}
if(valid2){
for(const key2 in data5){
let data6 = data5[key2];
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(data6.length > 4096 && func1(data6) > 4096){
validate130.errors = [{instancePath:instancePath+"/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/with/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/with/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
}
}
else {
validate130.errors = [{instancePath:instancePath+"/with",schemaPath:"#/properties/with/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.captured !== undefined){
let data7 = data.captured;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(data7.length > 8192 && func1(data7) > 8192){
validate130.errors = [{instancePath:instancePath+"/captured",schemaPath:"#/properties/captured/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate130.errors = [{instancePath:instancePath+"/captured",schemaPath:"#/properties/captured/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs22 === errors;
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
else {
validate130.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate130.errors = vErrors;
return errors === 0;
}
const schema267 = undoRecordSchema["$defs"]["controller-resource"];
const pattern121 = new RegExp("^[a-z0-9]([-a-z0-9]*[a-z0-9])?$", "u");
const pattern122 = new RegExp("^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$", "u");
const pattern123 = new RegExp("^[0-9A-Za-z-]{1,64}$", "u");
function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.server === undefined) && (missing0 = "server"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.resource === undefined) && (missing0 = "resource"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.uid === undefined) && (missing0 = "uid"))) || ((data.replicas === undefined) && (missing0 = "replicas"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "server")) || (key0 === "namespace")) || (key0 === "resource")) || (key0 === "name")) || (key0 === "uid")) || (key0 === "replicas"))){
validate131.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("workload.scale" !== data.kind){
validate131.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "workload.scale"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data1 = data.server;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate131.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate131.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data2 = data.namespace;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 63 && func1(data2) > 63){
validate131.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern121.test(data2)){
validate131.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"+"\""}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
let data3 = data.resource;
const _errs9 = errors;
if(!((data3 === "statefulsets") || (data3 === "deployments"))){
validate131.errors = [{instancePath:instancePath+"/resource",schemaPath:"#/$defs/controller-resource/enum",keyword:"enum",params:{allowedValues: schema267.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 253 && func1(data4) > 253){
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"}];
return false;
}
else {
if(!pattern122.test(data4)){
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$"+"\""}];
return false;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
let data5 = data.uid;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern123.test(data5)){
validate131.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/$defs/object-uid/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z-]{1,64}$"},message:"must match pattern \""+"^[0-9A-Za-z-]{1,64}$"+"\""}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/$defs/object-uid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replicas !== undefined){
let data6 = data.replicas;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate131.errors = [{instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
validate131.errors = [{instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate131.errors = [{instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
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
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}
function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.server === undefined) && (missing0 = "server"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.resource === undefined) && (missing0 = "resource"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.uid === undefined) && (missing0 = "uid"))) || ((data.replicas === undefined) && (missing0 = "replicas"))){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "server")) || (key0 === "namespace")) || (key0 === "resource")) || (key0 === "name")) || (key0 === "uid")) || (key0 === "replicas"))){
validate132.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("workload.ready" !== data.kind){
validate132.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "workload.ready"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data1 = data.server;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate132.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate132.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data2 = data.namespace;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 63 && func1(data2) > 63){
validate132.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern121.test(data2)){
validate132.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"+"\""}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
let data3 = data.resource;
const _errs9 = errors;
if(!((data3 === "statefulsets") || (data3 === "deployments"))){
validate132.errors = [{instancePath:instancePath+"/resource",schemaPath:"#/$defs/controller-resource/enum",keyword:"enum",params:{allowedValues: schema267.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data4 = data.name;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 253 && func1(data4) > 253){
validate132.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"}];
return false;
}
else {
if(!pattern122.test(data4)){
validate132.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$"+"\""}];
return false;
}
}
}
else {
validate132.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uid !== undefined){
let data5 = data.uid;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(!pattern123.test(data5)){
validate132.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/$defs/object-uid/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z-]{1,64}$"},message:"must match pattern \""+"^[0-9A-Za-z-]{1,64}$"+"\""}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/uid",schemaPath:"#/$defs/object-uid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replicas !== undefined){
let data6 = data.replicas;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate132.errors = [{instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
validate132.errors = [{instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate132.errors = [{instancePath:instancePath+"/replicas",schemaPath:"#/properties/replicas/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
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
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}
const pattern129 = new RegExp("^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$", "u");
function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) && (missing0 = "kind")) || ((data.server === undefined) && (missing0 = "server"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.run === undefined) && (missing0 = "run"))){
validate133.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "server")) || (key0 === "namespace")) || (key0 === "name")) || (key0 === "run"))){
validate133.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.kind !== undefined){
const _errs2 = errors;
if("network-policy.delete" !== data.kind){
validate133.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "network-policy.delete"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.server !== undefined){
let data1 = data.server;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate133.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func1(data1) < 1){
validate133.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/server",schemaPath:"#/$defs/server/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
let data2 = data.namespace;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 63 && func1(data2) > 63){
validate133.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(!pattern121.test(data2)){
validate133.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"+"\""}];
return false;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/namespace",schemaPath:"#/$defs/namespace/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(data3.length > 253 && func1(data3) > 253){
validate133.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"}];
return false;
}
else {
if(!pattern122.test(data3)){
validate133.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$"},message:"must match pattern \""+"^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$"+"\""}];
return false;
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/name",schemaPath:"#/$defs/object-name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.run !== undefined){
let data4 = data.run;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 63 && func1(data4) > 63){
validate133.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"}];
return false;
}
else {
if(func1(data4) < 1){
validate133.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!pattern129.test(data4)){
validate133.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$"},message:"must match pattern \""+"^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$"+"\""}];
return false;
}
}
}
}
else {
validate133.errors = [{instancePath:instancePath+"/run",schemaPath:"#/properties/run/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
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
else {
validate133.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}
function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "process.continue"){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.kind === undefined) && (missing1 = "kind")) || ((data.pid === undefined) && (missing1 = "pid"))) || ((data.startTime === undefined) && (missing1 = "startTime"))) || ((data.group === undefined) && (missing1 = "group"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/process-continue/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "pid")) || (key0 === "startTime")) || (key0 === "group"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/process-continue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data.kind !== undefined){
const _errs6 = errors;
if("process.continue" !== data.kind){
validate76.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/$defs/process-continue/properties/kind/const",keyword:"const",params:{allowedValue: "process.continue"},message:"must be equal to constant"}];
return false;
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.pid !== undefined){
let data1 = data.pid;
const _errs7 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate76.errors = [{instancePath:instancePath+"/pid",schemaPath:"#/$defs/process-continue/properties/pid/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 2 || isNaN(data1)){
validate76.errors = [{instancePath:instancePath+"/pid",schemaPath:"#/$defs/process-continue/properties/pid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.startTime !== undefined){
let data2 = data.startTime;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
validate76.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/$defs/process-continue/properties/startTime/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate76.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/$defs/process-continue/properties/startTime/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/$defs/process-continue/properties/startTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.group !== undefined){
const _errs11 = errors;
if(typeof data.group !== "boolean"){
validate76.errors = [{instancePath:instancePath+"/group",schemaPath:"#/$defs/process-continue/properties/group/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs11 === errors;
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
else {
validate76.errors = [{instancePath,schemaPath:"#/$defs/process-continue/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "component.start"){
if(!(validate77(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
else if(tag0 === "system.shutdown"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
validate76.errors = [{instancePath,schemaPath:"#/$defs/system-shutdown/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key1 in data){
if(!(key1 === "kind")){
validate76.errors = [{instancePath,schemaPath:"#/$defs/system-shutdown/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data.kind !== undefined){
if("system.shutdown" !== data.kind){
validate76.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/$defs/system-shutdown/properties/kind/const",keyword:"const",params:{allowedValue: "system.shutdown"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/$defs/system-shutdown/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "system.sweep"){
const _errs20 = errors;
if(errors === _errs20){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.kind === undefined) && (missing3 = "kind")){
validate76.errors = [{instancePath,schemaPath:"#/$defs/system-sweep/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs22 = errors;
for(const key2 in data){
if(!(key2 === "kind")){
validate76.errors = [{instancePath,schemaPath:"#/$defs/system-sweep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs22 === errors){
if(data.kind !== undefined){
if("system.sweep" !== data.kind){
validate76.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/$defs/system-sweep/properties/kind/const",keyword:"const",params:{allowedValue: "system.sweep"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/$defs/system-sweep/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "process.end"){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.kind === undefined) && (missing4 = "kind")) || ((data.pid === undefined) && (missing4 = "pid"))) || ((data.startTime === undefined) && (missing4 = "startTime"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/process-end/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs27 = errors;
for(const key3 in data){
if(!(((key3 === "kind") || (key3 === "pid")) || (key3 === "startTime"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/process-end/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs27 === errors){
if(data.kind !== undefined){
const _errs28 = errors;
if("process.end" !== data.kind){
validate76.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/$defs/process-end/properties/kind/const",keyword:"const",params:{allowedValue: "process.end"},message:"must be equal to constant"}];
return false;
}
var valid13 = _errs28 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.pid !== undefined){
let data7 = data.pid;
const _errs29 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate76.errors = [{instancePath:instancePath+"/pid",schemaPath:"#/$defs/process-end/properties/pid/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 2 || isNaN(data7)){
validate76.errors = [{instancePath:instancePath+"/pid",schemaPath:"#/$defs/process-end/properties/pid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
var valid13 = _errs29 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data.startTime !== undefined){
let data8 = data.startTime;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data8 === "string"){
if(data8.length > 100 && func1(data8) > 100){
validate76.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/$defs/process-end/properties/startTime/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data8) < 1){
validate76.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/$defs/process-end/properties/startTime/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/startTime",schemaPath:"#/$defs/process-end/properties/startTime/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs31 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/$defs/process-end/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "role.start"){
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
}
else if(tag0 === "operation.revert"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
else if(tag0 === "container.unpause"){
const _errs36 = errors;
if(errors === _errs36){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((((data.kind === undefined) && (missing5 = "kind")) || ((data.id === undefined) && (missing5 = "id"))) || ((data.startedAt === undefined) && (missing5 = "startedAt"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/container-unpause/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs38 = errors;
for(const key4 in data){
if(!(((key4 === "kind") || (key4 === "id")) || (key4 === "startedAt"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/container-unpause/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs38 === errors){
if(data.kind !== undefined){
const _errs39 = errors;
if("container.unpause" !== data.kind){
validate76.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/$defs/container-unpause/properties/kind/const",keyword:"const",params:{allowedValue: "container.unpause"},message:"must be equal to constant"}];
return false;
}
var valid18 = _errs39 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.id !== undefined){
let data10 = data.id;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data10 === "string"){
if(!pattern85.test(data10)){
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/container-unpause/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/container-unpause/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs40 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data.startedAt !== undefined){
let data11 = data.startedAt;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data11 === "string"){
if(data11.length > 60 && func1(data11) > 60){
validate76.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/$defs/container-unpause/properties/startedAt/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/$defs/container-unpause/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs42 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/$defs/container-unpause/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "container.start"){
const _errs45 = errors;
if(errors === _errs45){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((data.kind === undefined) && (missing6 = "kind")) || ((data.id === undefined) && (missing6 = "id"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/container-start/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs47 = errors;
for(const key5 in data){
if(!((key5 === "kind") || (key5 === "id"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/container-start/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs47 === errors){
if(data.kind !== undefined){
const _errs48 = errors;
if("container.start" !== data.kind){
validate76.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/$defs/container-start/properties/kind/const",keyword:"const",params:{allowedValue: "container.start"},message:"must be equal to constant"}];
return false;
}
var valid21 = _errs48 === errors;
}
else {
var valid21 = true;
}
if(valid21){
if(data.id !== undefined){
let data13 = data.id;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data13 === "string"){
if(!pattern85.test(data13)){
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/container-start/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/container-start/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid21 = _errs49 === errors;
}
else {
var valid21 = true;
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/$defs/container-start/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "network.connect"){
const _errs52 = errors;
if(errors === _errs52){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing7;
if(((((data.kind === undefined) && (missing7 = "kind")) || ((data.id === undefined) && (missing7 = "id"))) || ((data.startedAt === undefined) && (missing7 = "startedAt"))) || ((data.networks === undefined) && (missing7 = "networks"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/network-connect/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"}];
return false;
}
else {
const _errs54 = errors;
for(const key6 in data){
if(!((((key6 === "kind") || (key6 === "id")) || (key6 === "startedAt")) || (key6 === "networks"))){
validate76.errors = [{instancePath,schemaPath:"#/$defs/network-connect/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs54 === errors){
if(data.kind !== undefined){
const _errs55 = errors;
if("network.connect" !== data.kind){
validate76.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/$defs/network-connect/properties/kind/const",keyword:"const",params:{allowedValue: "network.connect"},message:"must be equal to constant"}];
return false;
}
var valid24 = _errs55 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.id !== undefined){
let data15 = data.id;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data15 === "string"){
if(!pattern85.test(data15)){
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/network-connect/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/id",schemaPath:"#/$defs/network-connect/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid24 = _errs56 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.startedAt !== undefined){
let data16 = data.startedAt;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data16 === "string"){
if(data16.length > 60 && func1(data16) > 60){
validate76.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/$defs/network-connect/properties/startedAt/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/$defs/network-connect/properties/startedAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid24 = _errs58 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data.networks !== undefined){
let data17 = data.networks;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data17)){
if(data17.length > 50){
validate76.errors = [{instancePath:instancePath+"/networks",schemaPath:"#/$defs/network-connect/properties/networks/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"}];
return false;
}
else {
if(data17.length < 1){
validate76.errors = [{instancePath:instancePath+"/networks",schemaPath:"#/$defs/network-connect/properties/networks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid25 = true;
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
const _errs62 = errors;
if(errors === _errs62){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing8;
if(((((data18.name === undefined) && (missing8 = "name")) || ((data18.id === undefined) && (missing8 = "id"))) || ((data18.aliases === undefined) && (missing8 = "aliases"))) || ((data18.ipv4 === undefined) && (missing8 = "ipv4"))){
validate76.errors = [{instancePath:instancePath+"/networks/" + i0,schemaPath:"#/$defs/network-connect/properties/networks/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
const _errs64 = errors;
for(const key7 in data18){
if(!((((key7 === "name") || (key7 === "id")) || (key7 === "aliases")) || (key7 === "ipv4"))){
validate76.errors = [{instancePath:instancePath+"/networks/" + i0,schemaPath:"#/$defs/network-connect/properties/networks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs64 === errors){
if(data18.name !== undefined){
let data19 = data18.name;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data19 === "string"){
if(data19.length > 200 && func1(data19) > 200){
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/name",schemaPath:"#/$defs/network-connect/properties/networks/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/name",schemaPath:"#/$defs/network-connect/properties/networks/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs65 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data18.id !== undefined){
let data20 = data18.id;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data20 === "string"){
if(data20.length > 100 && func1(data20) > 100){
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/id",schemaPath:"#/$defs/network-connect/properties/networks/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/id",schemaPath:"#/$defs/network-connect/properties/networks/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs67 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data18.aliases !== undefined){
let data21 = data18.aliases;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data21)){
if(data21.length > 100){
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/aliases",schemaPath:"#/$defs/network-connect/properties/networks/items/properties/aliases/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"}];
return false;
}
else {
var valid27 = true;
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
const _errs71 = errors;
if(errors === _errs71){
if(typeof data22 === "string"){
if(data22.length > 200 && func1(data22) > 200){
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/aliases/" + i1,schemaPath:"#/$defs/network-connect/properties/networks/items/properties/aliases/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/aliases/" + i1,schemaPath:"#/$defs/network-connect/properties/networks/items/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid27 = _errs71 === errors;
if(!valid27){
break;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/aliases",schemaPath:"#/$defs/network-connect/properties/networks/items/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid26 = _errs69 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data18.ipv4 !== undefined){
let data23 = data18.ipv4;
const _errs73 = errors;
if((typeof data23 !== "string") && (data23 !== null)){
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/ipv4",schemaPath:"#/$defs/network-connect/properties/networks/items/properties/ipv4/type",keyword:"type",params:{type: schema286.properties.networks.items.properties.ipv4.type},message:"must be string,null"}];
return false;
}
if(errors === _errs73){
if(typeof data23 === "string"){
if(data23.length > 40 && func1(data23) > 40){
validate76.errors = [{instancePath:instancePath+"/networks/" + i0+"/ipv4",schemaPath:"#/$defs/network-connect/properties/networks/items/properties/ipv4/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid26 = _errs73 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/networks/" + i0,schemaPath:"#/$defs/network-connect/properties/networks/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid25 = _errs62 === errors;
if(!valid25){
break;
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/networks",schemaPath:"#/$defs/network-connect/properties/networks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid24 = _errs60 === errors;
}
else {
var valid24 = true;
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/$defs/network-connect/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "workload.scale"){
if(!(validate131(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
errors = vErrors.length;
}
}
else if(tag0 === "workload.ready"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
else if(tag0 === "network-policy.delete"){
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}];
return false;
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}];
return false;
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
function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.v === undefined) && (missing0 = "v")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.bootId === undefined) && (missing0 = "bootId"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.action === undefined) && (missing0 = "action"))) || ((data.shell === undefined) && (missing0 = "shell"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "v") || (key0 === "type")) || (key0 === "id")) || (key0 === "at")) || (key0 === "bootId")) || (key0 === "subject")) || (key0 === "action")) || (key0 === "shell"))){
validate75.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.v !== undefined){
const _errs2 = errors;
if(1 !== data.v){
validate75.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if("undo" !== data.type){
validate75.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "undo"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate75.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate75.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.at !== undefined){
let data3 = data.at;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 40 && func1(data3) > 40){
validate75.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bootId !== undefined){
let data4 = data.bootId;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate75.errors = [{instancePath:instancePath+"/bootId",schemaPath:"#/properties/bootId/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/bootId",schemaPath:"#/properties/bootId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data5 = data.subject;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 300 && func1(data5) > 300){
validate75.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.action !== undefined){
const _errs12 = errors;
if(!(validate76(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shell !== undefined){
let data7 = data.shell;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data7 === "string"){
if(data7.length > 1000 && func1(data7) > 1000){
validate75.errors = [{instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/shell",schemaPath:"#/properties/shell/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
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
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}
const schema218 = undoRecordSchema["$defs"]["result"];
function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.v === undefined) && (missing0 = "v")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.proof === undefined) && (missing0 = "proof"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "v") || (key0 === "type")) || (key0 === "id")) || (key0 === "at")) || (key0 === "result")) || (key0 === "proof"))){
validate141.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.v !== undefined){
const _errs2 = errors;
if(1 !== data.v){
validate141.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
const _errs3 = errors;
if("undone" !== data.type){
validate141.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "undone"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate141.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate141.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.at !== undefined){
let data3 = data.at;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 40 && func1(data3) > 40){
validate141.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate141.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data4 = data.result;
const _errs8 = errors;
if(!(((((data4 === "reverted") || (data4 === "already-clean")) || (data4 === "gone-with-target")) || (data4 === "foreign-state-refused")) || (data4 === "failed"))){
validate141.errors = [{instancePath:instancePath+"/result",schemaPath:"#/$defs/result/enum",keyword:"enum",params:{allowedValues: schema218.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proof !== undefined){
let data5 = data.proof;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 1000 && func1(data5) > 1000){
validate141.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate141.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
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
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}
function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="undo-record.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.v === undefined) && (missing0 = "v")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.id === undefined) && (missing0 = "id"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "undo"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(tag0 === "undone"){
if(!(validate141(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
return false;
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
return false;
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}
const schema289 = verdictSchema;
const schema291 = verdictSchema["$defs"]["verdict"];
const schema297 = verdictSchema["$defs"]["expectation"];
const schema293 = verdictSchema["$defs"]["check"];
const schema294 = verdictSchema["$defs"]["check-outcome"];
const schema295 = verdictSchema["$defs"]["outcome"];
const schema296 = verdictSchema["$defs"]["evidence"];
function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.instance === undefined) && (missing0 = "instance")) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.actual === undefined) && (missing0 = "actual"))) || ((data.evidence === undefined) && (missing0 = "evidence"))) || ((data.expectedBy === undefined) && (missing0 = "expectedBy"))){
validate146.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "instance") || (key0 === "outcome")) || (key0 === "expected")) || (key0 === "actual")) || (key0 === "evidence")) || (key0 === "expectedBy"))){
validate146.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.instance !== undefined){
let data0 = data.instance;
const _errs2 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate146.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema294.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 50 && func1(data0) > 50){
validate146.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs4 = errors;
if(!(((data1 === "held") || (data1 === "failed")) || (data1 === "undecided"))){
validate146.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/$defs/outcome/enum",keyword:"enum",params:{allowedValues: schema295.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data2 = data.expected;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 1000 && func1(data2) > 1000){
validate146.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actual !== undefined){
let data3 = data.actual;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 2000 && func1(data3) > 2000){
validate146.errors = [{instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evidence !== undefined){
let data4 = data.evidence;
const _errs10 = errors;
const _errs11 = errors;
let valid2 = false;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.file === undefined) && (missing1 = "file")) || ((data4.line === undefined) && (missing1 = "line"))){
const err0 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
(vErrors ??= []).push(err0);
errors++;
}
else {
const _errs15 = errors;
for(const key1 in data4){
if(!((key1 === "file") || (key1 === "line"))){
const err1 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
break;
}
}
if(_errs15 === errors){
if(data4.file !== undefined){
let data5 = data4.file;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data5 === "string"){
if(data5.length > 500 && func1(data5) > 500){
const err2 = {instancePath:instancePath+"/evidence/file",schemaPath:"#/$defs/evidence/properties/file/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/evidence/file",schemaPath:"#/$defs/evidence/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.line !== undefined){
let data6 = data4.line;
const _errs18 = errors;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err4 = {instancePath:instancePath+"/evidence/line",schemaPath:"#/$defs/evidence/properties/line/type",keyword:"type",params:{type: schema296.properties.line.type},message:"must be integer,null"};
(vErrors ??= []).push(err4);
errors++;
}
if(errors === _errs18){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err5 = {instancePath:instancePath+"/evidence/line",schemaPath:"#/$defs/evidence/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err5);
errors++;
}
}
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
else {
const err6 = {instancePath:instancePath+"/evidence",schemaPath:"#/$defs/evidence/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs20 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err7);
errors++;
}
var _valid0 = _errs20 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err8);
errors++;
validate146.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedBy !== undefined){
let data7 = data.expectedBy;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
var valid5 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs24 = errors;
if(errors === _errs24){
if(typeof data8 === "string"){
if(data8.length > 200 && func1(data8) > 200){
validate146.errors = [{instancePath:instancePath+"/expectedBy/" + i0,schemaPath:"#/properties/expectedBy/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate146.errors = [{instancePath:instancePath+"/expectedBy/" + i0,schemaPath:"#/properties/expectedBy/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
else {
validate146.errors = [{instancePath:instancePath+"/expectedBy",schemaPath:"#/properties/expectedBy/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
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
validate146.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}
function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.name === undefined) && (missing0 = "name")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.outcomes === undefined) && (missing0 = "outcomes"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "kind")) || (key0 === "workload")) || (key0 === "outcomes"))){
validate145.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.name !== undefined){
let data0 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 60 && func1(data0) > 60){
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 20 && func1(data1) > 20){
validate145.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
}
else {
validate145.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data2 = data.workload;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate145.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema293.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 40 && func1(data2) > 40){
validate145.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcomes !== undefined){
let data3 = data.outcomes;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate146(data3[i0], {instancePath:instancePath+"/outcomes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate145.errors = [{instancePath:instancePath+"/outcomes",schemaPath:"#/properties/outcomes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}
const schema298 = verdictSchema["$defs"]["instance"];
const schema23 = experimentSchema["$defs"]["instance-state"];
function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.workload === undefined) && (missing0 = "workload")) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.lastState === undefined) && (missing0 = "lastState"))) || ((data.exitCode === undefined) && (missing0 = "exitCode"))){
validate149.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "workload") || (key0 === "instance")) || (key0 === "verdict")) || (key0 === "lastState")) || (key0 === "exitCode"))){
validate149.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.workload !== undefined){
let data0 = data.workload;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 40 && func1(data0) > 40){
validate149.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 50 && func1(data1) > 50){
validate149.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
else {
validate149.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data2 = data.verdict;
const _errs6 = errors;
if(!((((data2 === "PASS") || (data2 === "FAIL")) || (data2 === "XFAIL")) || (data2 === "ERROR"))){
validate149.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema298.properties.verdict.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastState !== undefined){
let data3 = data.lastState;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(!((((((data3 === "Created") || (data3 === "Pending")) || (data3 === "Running")) || (data3 === "Unknown")) || (data3 === "Succeeded")) || (data3 === "Failed"))){
const err0 = {instancePath:instancePath+"/lastState",schemaPath:"experiment.schema.json#/$defs/instance-state/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/lastState",schemaPath:"#/properties/lastState/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/lastState",schemaPath:"#/properties/lastState/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err2);
errors++;
validate149.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data4 = data.exitCode;
const _errs13 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate149.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema298.properties.exitCode.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs13 === errors;
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
else {
validate149.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}
const schema300 = verdictSchema["$defs"]["error"];
const schema166 = timelineEventSchema["$defs"]["phase"];
function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.phase === undefined) && (missing0 = "phase")) || ((data.code === undefined) && (missing0 = "code"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.message === undefined) && (missing0 = "message"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "phase") || (key0 === "code")) || (key0 === "subject")) || (key0 === "message"))){
validate151.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.phase !== undefined){
let data0 = data.phase;
const _errs2 = errors;
if(!((((((((((data0 === "boot") || (data0 === "flow")) || (data0 === "revert")) || (data0 === "settle")) || (data0 === "steady-state")) || (data0 === "collect")) || (data0 === "delete")) || (data0 === "shutdown")) || (data0 === "sweep")) || (data0 === "evaluate"))){
validate151.errors = [{instancePath:instancePath+"/phase",schemaPath:"timeline-event.schema.json#/$defs/phase/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data1 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 60 && func1(data1) > 60){
validate151.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate151.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data2 = data.subject;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate151.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema300.properties.subject.type},message:"must be string,null"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 300 && func1(data2) > 300){
validate151.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data3 = data.message;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 2000 && func1(data3) > 2000){
validate151.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate151.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}
function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="verdict.schema.json" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.format === undefined) && (missing0 = "format")) || ((data.experiment === undefined) && (missing0 = "experiment"))) || ((data.adapter === undefined) && (missing0 = "adapter"))) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.verdict === undefined) && (missing0 = "verdict"))) || ((data.headline === undefined) && (missing0 = "headline"))) || ((data.standInFor === undefined) && (missing0 = "standInFor"))) || ((data.cancelled === undefined) && (missing0 = "cancelled"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.checks === undefined) && (missing0 = "checks"))) || ((data.expectations === undefined) && (missing0 = "expectations"))) || ((data.instances === undefined) && (missing0 = "instances"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.leftovers === undefined) && (missing0 = "leftovers"))){
validate144.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs2 = errors;
for(const key0 in data){
if(!(func0.call(schema289.properties, key0))){
validate144.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs2 === errors){
if(data.format !== undefined){
let data0 = data.format;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate144.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate144.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
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
if(data.experiment !== undefined){
let data1 = data.experiment;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 64 && func1(data1) > 64){
validate144.errors = [{instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adapter !== undefined){
let data2 = data.adapter;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 64 && func1(data2) > 64){
validate144.errors = [{instancePath:instancePath+"/adapter",schemaPath:"#/properties/adapter/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/adapter",schemaPath:"#/properties/adapter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runId !== undefined){
let data3 = data.runId;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
validate144.errors = [{instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"},message:"must match pattern \""+"^[0-9]{8}T[0-9]{6}Z-[a-z0-9]{6}$"+"\""}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/runId",schemaPath:"run-manifest.schema.json#/$defs/run-id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.verdict !== undefined){
let data4 = data.verdict;
const _errs12 = errors;
if(!((((((data4 === "PASS") || (data4 === "FAIL")) || (data4 === "XFAIL")) || (data4 === "XPASS")) || (data4 === "ERROR")) || (data4 === "not-applicable"))){
validate144.errors = [{instancePath:instancePath+"/verdict",schemaPath:"#/$defs/verdict/enum",keyword:"enum",params:{allowedValues: schema291.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headline !== undefined){
let data5 = data.headline;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(data5.length > 500 && func1(data5) > 500){
validate144.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/headline",schemaPath:"#/properties/headline/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.standInFor !== undefined){
let data6 = data.standInFor;
const _errs16 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate144.errors = [{instancePath:instancePath+"/standInFor",schemaPath:"#/properties/standInFor/type",keyword:"type",params:{type: schema289.properties.standInFor.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
validate144.errors = [{instancePath:instancePath+"/standInFor",schemaPath:"#/properties/standInFor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancelled !== undefined){
const _errs18 = errors;
if(typeof data.cancelled !== "boolean"){
validate144.errors = [{instancePath:instancePath+"/cancelled",schemaPath:"#/properties/cancelled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data8 = data.durationMs;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
validate144.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data9 = data.counts;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((((data9.held === undefined) && (missing1 = "held")) || ((data9.failedExpected === undefined) && (missing1 = "failedExpected"))) || ((data9.failedUnexpected === undefined) && (missing1 = "failedUnexpected"))) || ((data9.undecided === undefined) && (missing1 = "undecided"))){
validate144.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs25 = errors;
for(const key1 in data9){
if(!((((key1 === "held") || (key1 === "failedExpected")) || (key1 === "failedUnexpected")) || (key1 === "undecided"))){
validate144.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs25 === errors){
if(data9.held !== undefined){
let data10 = data9.held;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate144.errors = [{instancePath:instancePath+"/counts/held",schemaPath:"#/$defs/counts/properties/held/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate144.errors = [{instancePath:instancePath+"/counts/held",schemaPath:"#/$defs/counts/properties/held/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.failedExpected !== undefined){
let data11 = data9.failedExpected;
const _errs28 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate144.errors = [{instancePath:instancePath+"/counts/failedExpected",schemaPath:"#/$defs/counts/properties/failedExpected/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate144.errors = [{instancePath:instancePath+"/counts/failedExpected",schemaPath:"#/$defs/counts/properties/failedExpected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.failedUnexpected !== undefined){
let data12 = data9.failedUnexpected;
const _errs30 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate144.errors = [{instancePath:instancePath+"/counts/failedUnexpected",schemaPath:"#/$defs/counts/properties/failedUnexpected/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs30){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 0 || isNaN(data12)){
validate144.errors = [{instancePath:instancePath+"/counts/failedUnexpected",schemaPath:"#/$defs/counts/properties/failedUnexpected/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.undecided !== undefined){
let data13 = data9.undecided;
const _errs32 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate144.errors = [{instancePath:instancePath+"/counts/undecided",schemaPath:"#/$defs/counts/properties/undecided/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
validate144.errors = [{instancePath:instancePath+"/counts/undecided",schemaPath:"#/$defs/counts/properties/undecided/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs32 === errors;
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
validate144.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checks !== undefined){
let data14 = data.checks;
const _errs34 = errors;
if(errors === _errs34){
if(Array.isArray(data14)){
var valid5 = true;
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
const _errs36 = errors;
if(!(validate145(data14[i0], {instancePath:instancePath+"/checks/" + i0,parentData:data14,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid5 = _errs36 === errors;
if(!valid5){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectations !== undefined){
let data16 = data.expectations;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data16)){
var valid6 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing2;
if(((((((((data17.issue === undefined) && (missing2 = "issue")) || ((data17.reason === undefined) && (missing2 = "reason"))) || ((data17.flaky === undefined) && (missing2 = "flaky"))) || ((data17.outcome === undefined) && (missing2 = "outcome"))) || ((data17.scopeNote === undefined) && (missing2 = "scopeNote"))) || ((data17.hitInstances === undefined) && (missing2 = "hitInstances"))) || ((data17.failed === undefined) && (missing2 = "failed"))) || ((data17.holding === undefined) && (missing2 = "holding"))){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1,schemaPath:"#/$defs/expectation/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs42 = errors;
for(const key2 in data17){
if(!((((((((key2 === "issue") || (key2 === "reason")) || (key2 === "flaky")) || (key2 === "outcome")) || (key2 === "scopeNote")) || (key2 === "hitInstances")) || (key2 === "failed")) || (key2 === "holding"))){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1,schemaPath:"#/$defs/expectation/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs42 === errors){
if(data17.issue !== undefined){
let data18 = data17.issue;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(data18.length > 200 && func1(data18) > 200){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/issue",schemaPath:"#/$defs/expectation/properties/issue/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/issue",schemaPath:"#/$defs/expectation/properties/issue/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs43 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.reason !== undefined){
let data19 = data17.reason;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data19 === "string"){
if(data19.length > 500 && func1(data19) > 500){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/reason",schemaPath:"#/$defs/expectation/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/reason",schemaPath:"#/$defs/expectation/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid8 = _errs45 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.flaky !== undefined){
const _errs47 = errors;
if(typeof data17.flaky !== "boolean"){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/flaky",schemaPath:"#/$defs/expectation/properties/flaky/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.outcome !== undefined){
let data21 = data17.outcome;
const _errs49 = errors;
if(!(((((data21 === "hit") || (data21 === "undecided")) || (data21 === "clean")) || (data21 === "guard")) || (data21 === "ignored"))){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/outcome",schemaPath:"#/$defs/expectation/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema297.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.scopeNote !== undefined){
let data22 = data17.scopeNote;
const _errs50 = errors;
if((typeof data22 !== "string") && (data22 !== null)){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/scopeNote",schemaPath:"#/$defs/expectation/properties/scopeNote/type",keyword:"type",params:{type: schema297.properties.scopeNote.type},message:"must be string,null"}];
return false;
}
if(errors === _errs50){
if(typeof data22 === "string"){
if(data22.length > 500 && func1(data22) > 500){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/scopeNote",schemaPath:"#/$defs/expectation/properties/scopeNote/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid8 = _errs50 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.hitInstances !== undefined){
let data23 = data17.hitInstances;
const _errs52 = errors;
if(errors === _errs52){
if(Array.isArray(data23)){
var valid9 = true;
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
const _errs54 = errors;
if(errors === _errs54){
if(typeof data24 === "string"){
if(data24.length > 50 && func1(data24) > 50){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/hitInstances/" + i2,schemaPath:"#/$defs/expectation/properties/hitInstances/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/hitInstances/" + i2,schemaPath:"#/$defs/expectation/properties/hitInstances/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs54 === errors;
if(!valid9){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/hitInstances",schemaPath:"#/$defs/expectation/properties/hitInstances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs52 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.failed !== undefined){
let data25 = data17.failed;
const _errs56 = errors;
if(errors === _errs56){
if(Array.isArray(data25)){
var valid10 = true;
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
const _errs58 = errors;
if(errors === _errs58){
if(typeof data26 === "string"){
if(data26.length > 60 && func1(data26) > 60){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/failed/" + i3,schemaPath:"#/$defs/expectation/properties/failed/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/failed/" + i3,schemaPath:"#/$defs/expectation/properties/failed/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs58 === errors;
if(!valid10){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/failed",schemaPath:"#/$defs/expectation/properties/failed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs56 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data17.holding !== undefined){
let data27 = data17.holding;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data27)){
var valid11 = true;
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
const _errs62 = errors;
if(errors === _errs62){
if(typeof data28 === "string"){
if(data28.length > 60 && func1(data28) > 60){
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/holding/" + i4,schemaPath:"#/$defs/expectation/properties/holding/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/holding/" + i4,schemaPath:"#/$defs/expectation/properties/holding/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid11 = _errs62 === errors;
if(!valid11){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1+"/holding",schemaPath:"#/$defs/expectation/properties/holding/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid8 = _errs60 === errors;
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
}
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations/" + i1,schemaPath:"#/$defs/expectation/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs39 === errors;
if(!valid6){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/expectations",schemaPath:"#/properties/expectations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instances !== undefined){
let data29 = data.instances;
const _errs64 = errors;
if(errors === _errs64){
if(Array.isArray(data29)){
var valid12 = true;
const len5 = data29.length;
for(let i5=0; i5<len5; i5++){
const _errs66 = errors;
if(!(validate149(data29[i5], {instancePath:instancePath+"/instances/" + i5,parentData:data29,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid12 = _errs66 === errors;
if(!valid12){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
let data31 = data.errors;
const _errs67 = errors;
if(errors === _errs67){
if(Array.isArray(data31)){
var valid13 = true;
const len6 = data31.length;
for(let i6=0; i6<len6; i6++){
const _errs69 = errors;
if(!(validate151(data31[i6], {instancePath:instancePath+"/errors/" + i6,parentData:data31,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var valid13 = _errs69 === errors;
if(!valid13){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leftovers !== undefined){
let data33 = data.leftovers;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data33)){
var valid14 = true;
const len7 = data33.length;
for(let i7=0; i7<len7; i7++){
let data34 = data33[i7];
const _errs72 = errors;
if(errors === _errs72){
if(typeof data34 === "string"){
if(data34.length > 300 && func1(data34) > 300){
validate144.errors = [{instancePath:instancePath+"/leftovers/" + i7,schemaPath:"#/properties/leftovers/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate144.errors = [{instancePath:instancePath+"/leftovers/" + i7,schemaPath:"#/properties/leftovers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs72 === errors;
if(!valid14){
break;
}
}
}
else {
validate144.errors = [{instancePath:instancePath+"/leftovers",schemaPath:"#/properties/leftovers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs70 === errors;
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
else {
validate144.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate144.errors = vErrors;
return errors === 0;
}
function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.seq === undefined) && (missing0 = "seq"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.elapsedMs === undefined) && (missing0 = "elapsedMs"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate153.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
validate153.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seq !== undefined){
let data1 = data.seq;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate153.errors = [{instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate153.errors = [{instancePath:instancePath+"/seq",schemaPath:"#/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
if(data.at !== undefined){
let data2 = data.at;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 40 && func1(data2) > 40){
validate153.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elapsedMs !== undefined){
let data3 = data.elapsedMs;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate153.errors = [{instancePath:instancePath+"/elapsedMs",schemaPath:"#/properties/elapsedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate153.errors = [{instancePath:instancePath+"/elapsedMs",schemaPath:"#/properties/elapsedMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}
function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.experiment === undefined) && (missing0 = "experiment"))) || ((data.adapter === undefined) && (missing0 = "adapter"))) || ((data.seed === undefined) && (missing0 = "seed"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("run.started" !== data.type){
validate154.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "run.started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runId !== undefined){
let data1 = data.runId;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 40 && func1(data1) > 40){
validate154.errors = [{instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.experiment !== undefined){
let data2 = data.experiment;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 64 && func1(data2) > 64){
validate154.errors = [{instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adapter !== undefined){
let data3 = data.adapter;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 64 && func1(data3) > 64){
validate154.errors = [{instancePath:instancePath+"/adapter",schemaPath:"#/properties/adapter/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/adapter",schemaPath:"#/properties/adapter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data4 = data.seed;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 20 && func1(data4) > 20){
validate154.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}
function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.phase === undefined) && (missing0 = "phase"))){
validate155.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("phase.started" !== data.type){
validate155.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "phase.started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data1 = data.phase;
const _errs2 = errors;
if(!((((((((((data1 === "boot") || (data1 === "flow")) || (data1 === "revert")) || (data1 === "settle")) || (data1 === "steady-state")) || (data1 === "collect")) || (data1 === "delete")) || (data1 === "shutdown")) || (data1 === "sweep")) || (data1 === "evaluate"))){
validate155.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/$defs/phase/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate155.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}
const schema167 = timelineEventSchema["$defs"]["phase.ended"];
function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.phase === undefined) && (missing0 = "phase"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("phase.ended" !== data.type){
validate156.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "phase.ended"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data1 = data.phase;
const _errs2 = errors;
if(!((((((((((data1 === "boot") || (data1 === "flow")) || (data1 === "revert")) || (data1 === "settle")) || (data1 === "steady-state")) || (data1 === "collect")) || (data1 === "delete")) || (data1 === "shutdown")) || (data1 === "sweep")) || (data1 === "evaluate"))){
validate156.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/$defs/phase/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data2 = data.outcome;
const _errs4 = errors;
if(!(((data2 === "done") || (data2 === "failed")) || (data2 === "skipped"))){
validate156.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema167.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate156.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema167.properties.reason.type},message:"must be string,null"}];
return false;
}
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length > 500 && func1(data3) > 500){
validate156.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}
function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.system === undefined) && (missing0 = "system"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("system.booted" !== data.type){
validate157.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "system.booted"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.system !== undefined){
let data1 = data.system;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((data1.name === undefined) && (missing1 = "name")) || ((data1.version === undefined) && (missing1 = "version"))) || ((data1.generation === undefined) && (missing1 = "generation"))) || ((data1.build === undefined) && (missing1 = "build"))) || ((data1.standInFor === undefined) && (missing1 = "standInFor"))){
validate157.errors = [{instancePath:instancePath+"/system",schemaPath:"run-manifest.schema.json#/$defs/system/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs5 = errors;
for(const key0 in data1){
if(!(((((key0 === "name") || (key0 === "version")) || (key0 === "generation")) || (key0 === "build")) || (key0 === "standInFor"))){
validate157.errors = [{instancePath:instancePath+"/system",schemaPath:"run-manifest.schema.json#/$defs/system/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs5 === errors){
if(data1.name !== undefined){
let data2 = data1.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
validate157.errors = [{instancePath:instancePath+"/system/name",schemaPath:"run-manifest.schema.json#/$defs/system/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data2) < 1){
validate157.errors = [{instancePath:instancePath+"/system/name",schemaPath:"run-manifest.schema.json#/$defs/system/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/system/name",schemaPath:"run-manifest.schema.json#/$defs/system/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.version !== undefined){
let data3 = data1.version;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
validate157.errors = [{instancePath:instancePath+"/system/version",schemaPath:"run-manifest.schema.json#/$defs/system/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func1(data3) < 1){
validate157.errors = [{instancePath:instancePath+"/system/version",schemaPath:"run-manifest.schema.json#/$defs/system/properties/version/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/system/version",schemaPath:"run-manifest.schema.json#/$defs/system/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.generation !== undefined){
let data4 = data1.generation;
const _errs10 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate157.errors = [{instancePath:instancePath+"/system/generation",schemaPath:"run-manifest.schema.json#/$defs/system/properties/generation/type",keyword:"type",params:{type: schema153.properties.generation.type},message:"must be string,null"}];
return false;
}
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate157.errors = [{instancePath:instancePath+"/system/generation",schemaPath:"run-manifest.schema.json#/$defs/system/properties/generation/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.build !== undefined){
let data5 = data1.build;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate157.errors = [{instancePath:instancePath+"/system/build",schemaPath:"run-manifest.schema.json#/$defs/system/properties/build/type",keyword:"type",params:{type: schema153.properties.build.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 200 && func1(data5) > 200){
validate157.errors = [{instancePath:instancePath+"/system/build",schemaPath:"run-manifest.schema.json#/$defs/system/properties/build/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.standInFor !== undefined){
let data6 = data1.standInFor;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate157.errors = [{instancePath:instancePath+"/system/standInFor",schemaPath:"run-manifest.schema.json#/$defs/system/properties/standInFor/type",keyword:"type",params:{type: schema153.properties.standInFor.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
validate157.errors = [{instancePath:instancePath+"/system/standInFor",schemaPath:"run-manifest.schema.json#/$defs/system/properties/standInFor/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/system",schemaPath:"run-manifest.schema.json#/$defs/system/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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
const schema72 = experimentSchema["$defs"]["component-state"];
function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.component === undefined) && (missing0 = "component"))) || ((data.state === undefined) && (missing0 = "state"))){
validate158.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("component.state" !== data.type){
validate158.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "component.state"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data1 = data.component;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate158.errors = [{instancePath:instancePath+"/component",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/component",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data2 = data.state;
const _errs6 = errors;
if(!(((data2 === "down") || (data2 === "up")) || (data2 === "ready"))){
validate158.errors = [{instancePath:instancePath+"/state",schemaPath:"experiment.schema.json#/$defs/component-state/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}
const schema249 = timelineEventSchema["$defs"]["hook.started"];
function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.hook === undefined) && (missing0 = "hook"))) || ((data.subject === undefined) && (missing0 = "subject"))){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("hook.started" !== data.type){
validate159.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hook.started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hook !== undefined){
let data1 = data.hook;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 60 && func1(data1) > 60){
validate159.errors = [{instancePath:instancePath+"/hook",schemaPath:"#/properties/hook/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate159.errors = [{instancePath:instancePath+"/hook",schemaPath:"#/properties/hook/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data2 = data.subject;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate159.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema249.properties.subject.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
validate159.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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
const schema250 = timelineEventSchema["$defs"]["hook.ended"];
function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.hook === undefined) && (missing0 = "hook"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.exitCode === undefined) && (missing0 = "exitCode"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.stdout === undefined) && (missing0 = "stdout"))) || ((data.stderr === undefined) && (missing0 = "stderr"))){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("hook.ended" !== data.type){
validate160.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hook.ended"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hook !== undefined){
let data1 = data.hook;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 60 && func1(data1) > 60){
validate160.errors = [{instancePath:instancePath+"/hook",schemaPath:"#/properties/hook/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate160.errors = [{instancePath:instancePath+"/hook",schemaPath:"#/properties/hook/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data2 = data.subject;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate160.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema250.properties.subject.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
validate160.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
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
if(data.exitCode !== undefined){
let data3 = data.exitCode;
const _errs6 = errors;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
validate160.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema250.properties.exitCode.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data4 = data.outcome;
const _errs8 = errors;
if(!((((data4 === "ok") || (data4 === "failed")) || (data4 === "timed-out")) || (data4 === "cancelled"))){
validate160.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema250.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data5 = data.durationMs;
const _errs9 = errors;
if(errors === _errs9){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate160.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate160.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stdout !== undefined){
let data6 = data.stdout;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data6 === "string"){
if(data6.length > 8192 && func1(data6) > 8192){
validate160.errors = [{instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate160.errors = [{instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stderr !== undefined){
let data7 = data.stderr;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data7 === "string"){
if(data7.length > 8192 && func1(data7) > 8192){
validate160.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate160.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
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
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}
const schema251 = timelineEventSchema["$defs"]["step.started"];
function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.step === undefined) && (missing0 = "step"))) || ((data.parent === undefined) && (missing0 = "parent"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.label === undefined) && (missing0 = "label"))){
validate161.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("step.started" !== data.type){
validate161.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "step.started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data1 = data.step;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate161.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate161.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data2 = data.parent;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate161.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: schema251.properties.parent.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 500 && func1(data2) > 500){
validate161.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
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
if(data.kind !== undefined){
let data3 = data.kind;
const _errs6 = errors;
if(!((((((((((((((((data3 === "serial") || (data3 === "parallel")) || (data3 === "repeat")) || (data3 === "round")) || (data3 === "delay")) || (data3 === "start")) || (data3 === "await")) || (data3 === "workload")) || (data3 === "operation")) || (data3 === "revert")) || (data3 === "wait")) || (data3 === "start-operation")) || (data3 === "await-operation")) || (data3 === "hold")) || (data3 === "stop")) || (data3 === "inventory"))){
validate161.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema251.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data4 = data.label;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data4 === "string"){
if(data4.length > 300 && func1(data4) > 300){
validate161.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate161.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
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
validate161.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}
const schema252 = timelineEventSchema["$defs"]["step.ended"];
function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.step === undefined) && (missing0 = "step"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("step.ended" !== data.type){
validate162.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "step.ended"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data1 = data.step;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate162.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate162.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data2 = data.outcome;
const _errs4 = errors;
if(!(((((data2 === "done") || (data2 === "failed")) || (data2 === "timed-out")) || (data2 === "cancelled")) || (data2 === "skipped"))){
validate162.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema252.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate162.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema252.properties.reason.type},message:"must be string,null"}];
return false;
}
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length > 1000 && func1(data3) > 1000){
validate162.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}
const schema174 = timelineEventSchema["$defs"]["instance.state"];
function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.rawPhase === undefined) && (missing0 = "rawPhase"))) || ((data.exitCode === undefined) && (missing0 = "exitCode"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("instance.state" !== data.type){
validate163.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instance.state"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data1 = data.workload;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate163.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate163.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.instance;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 50 && func1(data2) > 50){
validate163.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(!pattern30.test(data2)){
validate163.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"+"\""}];
return false;
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
let data3 = data.state;
const _errs9 = errors;
if(!((((((data3 === "Created") || (data3 === "Pending")) || (data3 === "Running")) || (data3 === "Unknown")) || (data3 === "Succeeded")) || (data3 === "Failed"))){
validate163.errors = [{instancePath:instancePath+"/state",schemaPath:"experiment.schema.json#/$defs/instance-state/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rawPhase !== undefined){
let data4 = data.rawPhase;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate163.errors = [{instancePath:instancePath+"/rawPhase",schemaPath:"#/properties/rawPhase/type",keyword:"type",params:{type: schema174.properties.rawPhase.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate163.errors = [{instancePath:instancePath+"/rawPhase",schemaPath:"#/properties/rawPhase/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data5 = data.exitCode;
const _errs13 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate163.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema174.properties.exitCode.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data6 = data.reason;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate163.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema174.properties.reason.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(data6.length > 500 && func1(data6) > 500){
validate163.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
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
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}
function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("instance.revived" !== data.type){
validate164.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instance.revived"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data1 = data.workload;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate164.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate164.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.instance;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 50 && func1(data2) > 50){
validate164.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(!pattern30.test(data2)){
validate164.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"+"\""}];
return false;
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data3 = data.from;
const _errs9 = errors;
if(!((((((data3 === "Created") || (data3 === "Pending")) || (data3 === "Running")) || (data3 === "Unknown")) || (data3 === "Succeeded")) || (data3 === "Failed"))){
validate164.errors = [{instancePath:instancePath+"/from",schemaPath:"experiment.schema.json#/$defs/instance-state/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data4 = data.to;
const _errs11 = errors;
if(!((((((data4 === "Created") || (data4 === "Pending")) || (data4 === "Running")) || (data4 === "Unknown")) || (data4 === "Succeeded")) || (data4 === "Failed"))){
validate164.errors = [{instancePath:instancePath+"/to",schemaPath:"experiment.schema.json#/$defs/instance-state/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
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
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}
function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.complete === undefined) && (missing0 = "complete"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.leftOut === undefined) && (missing0 = "leftOut"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("instance.collected" !== data.type){
validate165.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instance.collected"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data1 = data.workload;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate165.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.instance;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 50 && func1(data2) > 50){
validate165.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(!pattern30.test(data2)){
validate165.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"+"\""}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
const _errs9 = errors;
if(typeof data.complete !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data4 = data.files;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate165.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate165.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data5 = data.bytes;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate165.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate165.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leftOut !== undefined){
let data6 = data.leftOut;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
if(data6.length > 200){
validate165.errors = [{instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 500 && func1(data7) > 500){
validate165.errors = [{instancePath:instancePath+"/leftOut/" + i0,schemaPath:"#/properties/leftOut/items/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/leftOut/" + i0,schemaPath:"#/properties/leftOut/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
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
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}
function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.deleted === undefined) && (missing0 = "deleted"))){
validate166.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("instance.deleted" !== data.type){
validate166.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instance.deleted"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data1 = data.workload;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate166.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate166.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.instance;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 50 && func1(data2) > 50){
validate166.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(!pattern30.test(data2)){
validate166.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"+"\""}];
return false;
}
}
}
else {
validate166.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deleted !== undefined){
const _errs9 = errors;
if(typeof data.deleted !== "boolean"){
validate166.errors = [{instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate166.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}
function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.step === undefined) && (missing0 = "step"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instances === undefined) && (missing0 = "instances"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("await.timed-out" !== data.type){
validate167.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "await.timed-out"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data1 = data.step;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate167.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data2 = data.workload;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
validate167.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instances !== undefined){
let data3 = data.instances;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 1000){
validate167.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 50 && func1(data4) > 50){
validate167.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/$defs/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(!pattern30.test(data4)){
validate167.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/$defs/instance/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"+"\""}];
return false;
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/$defs/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}
const schema253 = timelineEventSchema["$defs"]["wait.timed-out"];
function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.step === undefined) && (missing0 = "step"))) || ((data.condition === undefined) && (missing0 = "condition"))) || ((data.lastSeen === undefined) && (missing0 = "lastSeen"))) || ((data.onTimeout === undefined) && (missing0 = "onTimeout"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("wait.timed-out" !== data.type){
validate168.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "wait.timed-out"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data1 = data.step;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate168.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.condition !== undefined){
let data2 = data.condition;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 500 && func1(data2) > 500){
validate168.errors = [{instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/condition",schemaPath:"#/properties/condition/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastSeen !== undefined){
let data3 = data.lastSeen;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 500 && func1(data3) > 500){
validate168.errors = [{instancePath:instancePath+"/lastSeen",schemaPath:"#/properties/lastSeen/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/lastSeen",schemaPath:"#/properties/lastSeen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onTimeout !== undefined){
let data4 = data.onTimeout;
const _errs8 = errors;
if(!((data4 === "error") || (data4 === "continue"))){
validate168.errors = [{instancePath:instancePath+"/onTimeout",schemaPath:"#/properties/onTimeout/enum",keyword:"enum",params:{allowedValues: schema253.properties.onTimeout.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
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
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}
const schema192 = timelineEventSchema["$defs"]["targets.resolved"];
function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.step === undefined) && (missing0 = "step"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.rule === undefined) && (missing0 = "rule"))) || ((data.candidates === undefined) && (missing0 = "candidates"))) || ((data.chosen === undefined) && (missing0 = "chosen"))) || ((data.seedPath === undefined) && (missing0 = "seedPath"))){
validate169.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("targets.resolved" !== data.type){
validate169.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "targets.resolved"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data1 = data.step;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate169.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate169.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data2 = data.operation;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
validate169.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate169.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data3 = data.firing;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate169.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate169.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rule !== undefined){
let data4 = data.rule;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 60 && func1(data4) > 60){
validate169.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate169.errors = [{instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidates !== undefined){
let data5 = data.candidates;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
if(data5.length > 2000){
validate169.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
validate169.errors = [{instancePath:instancePath+"/candidates/" + i0,schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate169.errors = [{instancePath:instancePath+"/candidates/" + i0,schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/candidates",schemaPath:"#/properties/candidates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chosen !== undefined){
let data7 = data.chosen;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
if(data7.length > 2000){
validate169.errors = [{instancePath:instancePath+"/chosen",schemaPath:"#/properties/chosen/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(data8.length > 100 && func1(data8) > 100){
validate169.errors = [{instancePath:instancePath+"/chosen/" + i1,schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate169.errors = [{instancePath:instancePath+"/chosen/" + i1,schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate169.errors = [{instancePath:instancePath+"/chosen",schemaPath:"#/properties/chosen/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seedPath !== undefined){
let data9 = data.seedPath;
const _errs22 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate169.errors = [{instancePath:instancePath+"/seedPath",schemaPath:"#/properties/seedPath/type",keyword:"type",params:{type: schema192.properties.seedPath.type},message:"must be string,null"}];
return false;
}
if(errors === _errs22){
if(typeof data9 === "string"){
if(data9.length > 600 && func1(data9) > 600){
validate169.errors = [{instancePath:instancePath+"/seedPath",schemaPath:"#/properties/seedPath/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"}];
return false;
}
}
}
var valid0 = _errs22 === errors;
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
else {
validate169.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}
const schema196 = timelineEventSchema["$defs"]["fault.requested"];
const schema198 = experimentSchema["$defs"]["fault-kind"];
function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.step === undefined) && (missing0 = "step"))) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.identity === undefined) && (missing0 = "identity"))) || ((data.undo === undefined) && (missing0 = "undo"))) || ((data.logs === undefined) && (missing0 = "logs"))){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("fault.requested" !== data.type){
validate170.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "fault.requested"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data1 = data.step;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate170.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data2 = data.operation;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern7.test(data2)){
validate170.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data3 = data.firing;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate170.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate170.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data4 = data.fault;
const _errs10 = errors;
if(!(((((((data4 === "kill") || (data4 === "stop")) || (data4 === "restart")) || (data4 === "restart-in-place")) || (data4 === "freeze")) || (data4 === "outage")) || (data4 === "partition"))){
validate170.errors = [{instancePath:instancePath+"/fault",schemaPath:"experiment.schema.json#/$defs/fault-kind/enum",keyword:"enum",params:{allowedValues: schema198.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data5 = data.target;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
validate170.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data6 = data.component;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate170.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema196.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(data6.length > 40 && func1(data6) > 40){
validate170.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data7 = data.workload;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate170.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema196.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 40 && func1(data7) > 40){
validate170.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data8 = data.instance;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate170.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema196.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(typeof data8 === "string"){
if(data8.length > 50 && func1(data8) > 50){
validate170.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data9 = data.role;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate170.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema196.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs21){
if(typeof data9 === "string"){
if(data9.length > 40 && func1(data9) > 40){
validate170.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.identity !== undefined){
let data10 = data.identity;
const _errs23 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate170.errors = [{instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/type",keyword:"type",params:{type: schema196.properties.identity.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(typeof data10 === "string"){
if(data10.length > 300 && func1(data10) > 300){
validate170.errors = [{instancePath:instancePath+"/identity",schemaPath:"#/properties/identity/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undo !== undefined){
let data11 = data.undo;
const _errs25 = errors;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
validate170.errors = [{instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: schema196.properties.undo.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
let data12 = data.logs;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data12)){
if(data12.length > 5000){
validate170.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing1;
if((((data13.log === undefined) && (missing1 = "log")) || ((data13.lines === undefined) && (missing1 = "lines"))) || ((data13.bytes === undefined) && (missing1 = "bytes"))){
validate170.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs32 = errors;
for(const key0 in data13){
if(!(((key0 === "log") || (key0 === "lines")) || (key0 === "bytes"))){
validate170.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs32 === errors){
if(data13.log !== undefined){
let data14 = data13.log;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data14 === "string"){
if(data14.length > 100 && func1(data14) > 100){
validate170.errors = [{instancePath:instancePath+"/logs/" + i0+"/log",schemaPath:"#/$defs/log-position/properties/log/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate170.errors = [{instancePath:instancePath+"/logs/" + i0+"/log",schemaPath:"#/$defs/log-position/properties/log/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.lines !== undefined){
let data15 = data13.lines;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate170.errors = [{instancePath:instancePath+"/logs/" + i0+"/lines",schemaPath:"#/$defs/log-position/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate170.errors = [{instancePath:instancePath+"/logs/" + i0+"/lines",schemaPath:"#/$defs/log-position/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data13.bytes !== undefined){
let data16 = data13.bytes;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate170.errors = [{instancePath:instancePath+"/logs/" + i0+"/bytes",schemaPath:"#/$defs/log-position/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
validate170.errors = [{instancePath:instancePath+"/logs/" + i0+"/bytes",schemaPath:"#/$defs/log-position/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
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
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}
const schema201 = timelineEventSchema["$defs"]["fault.effective"];
function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.proof === undefined) && (missing0 = "proof"))) || ((data.respondedMs === undefined) && (missing0 = "respondedMs"))) || ((data.logs === undefined) && (missing0 = "logs"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("fault.effective" !== data.type){
validate171.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "fault.effective"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data1 = data.operation;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate171.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data2 = data.firing;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate171.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate171.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data3 = data.fault;
const _errs8 = errors;
if(!(((((((data3 === "kill") || (data3 === "stop")) || (data3 === "restart")) || (data3 === "restart-in-place")) || (data3 === "freeze")) || (data3 === "outage")) || (data3 === "partition"))){
validate171.errors = [{instancePath:instancePath+"/fault",schemaPath:"experiment.schema.json#/$defs/fault-kind/enum",keyword:"enum",params:{allowedValues: schema198.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data4 = data.target;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate171.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data5 = data.component;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate171.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema201.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 40 && func1(data5) > 40){
validate171.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data6 = data.workload;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate171.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema201.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(data6.length > 40 && func1(data6) > 40){
validate171.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data7 = data.instance;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate171.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema201.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 50 && func1(data7) > 50){
validate171.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data8 = data.role;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate171.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema201.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(typeof data8 === "string"){
if(data8.length > 40 && func1(data8) > 40){
validate171.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proof !== undefined){
let data9 = data.proof;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(data9.length > 500 && func1(data9) > 500){
validate171.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.respondedMs !== undefined){
let data10 = data.respondedMs;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
validate171.errors = [{instancePath:instancePath+"/respondedMs",schemaPath:"#/properties/respondedMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/respondedMs",schemaPath:"#/properties/respondedMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
let data11 = data.logs;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
if(data11.length > 5000){
validate171.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((((data12.log === undefined) && (missing1 = "log")) || ((data12.lines === undefined) && (missing1 = "lines"))) || ((data12.bytes === undefined) && (missing1 = "bytes"))){
validate171.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs30 = errors;
for(const key0 in data12){
if(!(((key0 === "log") || (key0 === "lines")) || (key0 === "bytes"))){
validate171.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs30 === errors){
if(data12.log !== undefined){
let data13 = data12.log;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data13 === "string"){
if(data13.length > 100 && func1(data13) > 100){
validate171.errors = [{instancePath:instancePath+"/logs/" + i0+"/log",schemaPath:"#/$defs/log-position/properties/log/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/logs/" + i0+"/log",schemaPath:"#/$defs/log-position/properties/log/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.lines !== undefined){
let data14 = data12.lines;
const _errs33 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate171.errors = [{instancePath:instancePath+"/logs/" + i0+"/lines",schemaPath:"#/$defs/log-position/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate171.errors = [{instancePath:instancePath+"/logs/" + i0+"/lines",schemaPath:"#/$defs/log-position/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.bytes !== undefined){
let data15 = data12.bytes;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate171.errors = [{instancePath:instancePath+"/logs/" + i0+"/bytes",schemaPath:"#/$defs/log-position/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate171.errors = [{instancePath:instancePath+"/logs/" + i0+"/bytes",schemaPath:"#/$defs/log-position/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs27 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs25 === errors;
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
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}
const schema206 = timelineEventSchema["$defs"]["fault.failed"];
function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.message === undefined) && (missing0 = "message"))){
validate172.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("fault.failed" !== data.type){
validate172.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "fault.failed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data1 = data.operation;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate172.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data2 = data.firing;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate172.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate172.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data3 = data.fault;
const _errs8 = errors;
if(!(((((((data3 === "kill") || (data3 === "stop")) || (data3 === "restart")) || (data3 === "restart-in-place")) || (data3 === "freeze")) || (data3 === "outage")) || (data3 === "partition"))){
validate172.errors = [{instancePath:instancePath+"/fault",schemaPath:"experiment.schema.json#/$defs/fault-kind/enum",keyword:"enum",params:{allowedValues: schema198.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data4 = data.target;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate172.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data5 = data.component;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate172.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema206.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 40 && func1(data5) > 40){
validate172.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data6 = data.workload;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate172.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema206.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(data6.length > 40 && func1(data6) > 40){
validate172.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data7 = data.instance;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate172.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema206.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 50 && func1(data7) > 50){
validate172.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data8 = data.role;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate172.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema206.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(typeof data8 === "string"){
if(data8.length > 40 && func1(data8) > 40){
validate172.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data9 = data.code;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(data9.length > 60 && func1(data9) > 60){
validate172.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data10 = data.message;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(data10.length > 1000 && func1(data10) > 1000){
validate172.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate172.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
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
else {
validate172.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}
const schema210 = timelineEventSchema["$defs"]["revert.requested"];
function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.undo === undefined) && (missing0 = "undo"))) || ((data.cause === undefined) && (missing0 = "cause"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("revert.requested" !== data.type){
validate173.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "revert.requested"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data1 = data.operation;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate173.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data2 = data.firing;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate173.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate173.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data3 = data.fault;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(((((((data3 === "kill") || (data3 === "stop")) || (data3 === "restart")) || (data3 === "restart-in-place")) || (data3 === "freeze")) || (data3 === "outage")) || (data3 === "partition"))){
const err0 = {instancePath:instancePath+"/fault",schemaPath:"experiment.schema.json#/$defs/fault-kind/enum",keyword:"enum",params:{allowedValues: schema198.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err2);
errors++;
validate173.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data4 = data.target;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate173.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data5 = data.component;
const _errs17 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate173.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema210.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data5 === "string"){
if(data5.length > 40 && func1(data5) > 40){
validate173.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data6 = data.workload;
const _errs19 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate173.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema210.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 40 && func1(data6) > 40){
validate173.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data7 = data.instance;
const _errs21 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate173.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema210.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs21){
if(typeof data7 === "string"){
if(data7.length > 50 && func1(data7) > 50){
validate173.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data8 = data.role;
const _errs23 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate173.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema210.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(typeof data8 === "string"){
if(data8.length > 40 && func1(data8) > 40){
validate173.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undo !== undefined){
let data9 = data.undo;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate173.errors = [{instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate173.errors = [{instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cause !== undefined){
let data10 = data.cause;
const _errs27 = errors;
if(!((((data10 === "duration") || (data10 === "step")) || (data10 === "end")) || (data10 === "broken"))){
validate173.errors = [{instancePath:instancePath+"/cause",schemaPath:"#/properties/cause/enum",keyword:"enum",params:{allowedValues: schema210.properties.cause.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
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
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}
const schema214 = timelineEventSchema["$defs"]["revert.ended"];
function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.undo === undefined) && (missing0 = "undo"))) || ((data.result === undefined) && (missing0 = "result"))) || ((data.proof === undefined) && (missing0 = "proof"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("revert.ended" !== data.type){
validate174.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "revert.ended"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data1 = data.operation;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate174.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data2 = data.firing;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate174.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate174.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data3 = data.fault;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(!(((((((data3 === "kill") || (data3 === "stop")) || (data3 === "restart")) || (data3 === "restart-in-place")) || (data3 === "freeze")) || (data3 === "outage")) || (data3 === "partition"))){
const err0 = {instancePath:instancePath+"/fault",schemaPath:"experiment.schema.json#/$defs/fault-kind/enum",keyword:"enum",params:{allowedValues: schema198.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err0);
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs12 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs12 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
(vErrors ??= []).push(err2);
errors++;
validate174.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data4 = data.target;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate174.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data5 = data.component;
const _errs17 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate174.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema214.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data5 === "string"){
if(data5.length > 40 && func1(data5) > 40){
validate174.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data6 = data.workload;
const _errs19 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate174.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema214.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 40 && func1(data6) > 40){
validate174.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data7 = data.instance;
const _errs21 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate174.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema214.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs21){
if(typeof data7 === "string"){
if(data7.length > 50 && func1(data7) > 50){
validate174.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data8 = data.role;
const _errs23 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate174.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema214.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs23){
if(typeof data8 === "string"){
if(data8.length > 40 && func1(data8) > 40){
validate174.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undo !== undefined){
let data9 = data.undo;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate174.errors = [{instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
validate174.errors = [{instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.result !== undefined){
let data10 = data.result;
const _errs27 = errors;
if(!(((((data10 === "reverted") || (data10 === "already-clean")) || (data10 === "gone-with-target")) || (data10 === "foreign-state-refused")) || (data10 === "failed"))){
validate174.errors = [{instancePath:instancePath+"/result",schemaPath:"undo-record.schema.json#/$defs/result/enum",keyword:"enum",params:{allowedValues: schema218.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proof !== undefined){
let data11 = data.proof;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data11 === "string"){
if(data11.length > 1000 && func1(data11) > 1000){
validate174.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs29 === errors;
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
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}
const schema219 = timelineEventSchema["$defs"]["steady-state.checked"];
function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.when === undefined) && (missing0 = "when"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.expected === undefined) && (missing0 = "expected"))) || ((data.actual === undefined) && (missing0 = "actual"))) || ((data.attempts === undefined) && (missing0 = "attempts"))){
validate175.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("steady-state.checked" !== data.type){
validate175.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "steady-state.checked"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate175.errors = [{instancePath:instancePath+"/name",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/name",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.when !== undefined){
let data2 = data.when;
const _errs6 = errors;
if(!((data2 === "before") || (data2 === "after"))){
validate175.errors = [{instancePath:instancePath+"/when",schemaPath:"#/properties/when/enum",keyword:"enum",params:{allowedValues: schema219.properties.when.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data3 = data.outcome;
const _errs7 = errors;
if(!(((data3 === "held") || (data3 === "failed")) || (data3 === "undecided"))){
validate175.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema219.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
let data4 = data.expected;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 500 && func1(data4) > 500){
validate175.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actual !== undefined){
let data5 = data.actual;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 500 && func1(data5) > 500){
validate175.errors = [{instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate175.errors = [{instancePath:instancePath+"/actual",schemaPath:"#/properties/actual/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attempts !== undefined){
let data6 = data.attempts;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate175.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate175.errors = [{instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs12 === errors;
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
validate175.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}
function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.type === undefined) && (missing0 = "type")) || ((data.log === undefined) && (missing0 = "log"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.capped === undefined) && (missing0 = "capped"))) || ((data.complete === undefined) && (missing0 = "complete"))) || ((data.counts === undefined) && (missing0 = "counts"))){
validate176.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("log.closed" !== data.type){
validate176.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "log.closed"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log !== undefined){
let data1 = data.log;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
validate176.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/log",schemaPath:"#/properties/log/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 300 && func1(data2) > 300){
validate176.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
let data3 = data.lines;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate176.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate176.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bytes !== undefined){
let data4 = data.bytes;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate176.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
validate176.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.capped !== undefined){
const _errs10 = errors;
if(typeof data.capped !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/capped",schemaPath:"#/properties/capped/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complete !== undefined){
const _errs12 = errors;
if(typeof data.complete !== "boolean"){
validate176.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data7 = data.reason;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(data7.length > 300 && func1(data7) > 300){
validate176.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
let data8 = data.counts;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
if(data8.length > 200){
validate176.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((data9.text === undefined) && (missing1 = "text")) || ((data9.count === undefined) && (missing1 = "count"))) || ((data9.lines === undefined) && (missing1 = "lines"))){
validate176.errors = [{instancePath:instancePath+"/counts/" + i0,schemaPath:"#/$defs/log-count/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs21 = errors;
for(const key0 in data9){
if(!(((key0 === "text") || (key0 === "count")) || (key0 === "lines"))){
validate176.errors = [{instancePath:instancePath+"/counts/" + i0,schemaPath:"#/$defs/log-count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs21 === errors){
if(data9.text !== undefined){
let data10 = data9.text;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(data10.length > 500 && func1(data10) > 500){
validate176.errors = [{instancePath:instancePath+"/counts/" + i0+"/text",schemaPath:"#/$defs/log-count/properties/text/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate176.errors = [{instancePath:instancePath+"/counts/" + i0+"/text",schemaPath:"#/$defs/log-count/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.count !== undefined){
let data11 = data9.count;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate176.errors = [{instancePath:instancePath+"/counts/" + i0+"/count",schemaPath:"#/$defs/log-count/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs24){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate176.errors = [{instancePath:instancePath+"/counts/" + i0+"/count",schemaPath:"#/$defs/log-count/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.lines !== undefined){
let data12 = data9.lines;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data12)){
if(data12.length > 1000){
validate176.errors = [{instancePath:instancePath+"/counts/" + i0+"/lines",schemaPath:"#/$defs/log-count/properties/lines/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs28 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate176.errors = [{instancePath:instancePath+"/counts/" + i0+"/lines/" + i1,schemaPath:"#/$defs/log-count/properties/lines/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
validate176.errors = [{instancePath:instancePath+"/counts/" + i0+"/lines/" + i1,schemaPath:"#/$defs/log-count/properties/lines/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid4 = _errs28 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/counts/" + i0+"/lines",schemaPath:"#/$defs/log-count/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/counts/" + i0,schemaPath:"#/$defs/log-count/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs18 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate176.errors = [{instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
else {
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate176.errors = vErrors;
return errors === 0;
}
const schema254 = timelineEventSchema["$defs"]["watch.ended"];
function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.lines === undefined) && (missing0 = "lines"))) || ((data.exitCode === undefined) && (missing0 = "exitCode"))) || ((data.expected === undefined) && (missing0 = "expected"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("watch.ended" !== data.type){
validate177.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "watch.ended"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 60 && func1(data1) > 60){
validate177.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate177.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data2 = data.path;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 300 && func1(data2) > 300){
validate177.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
else {
validate177.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lines !== undefined){
let data3 = data.lines;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate177.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
validate177.errors = [{instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data4 = data.exitCode;
const _errs8 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate177.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema254.properties.exitCode.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expected !== undefined){
const _errs10 = errors;
if(typeof data.expected !== "boolean"){
validate177.errors = [{instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs10 === errors;
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
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}
function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.signal === undefined) && (missing0 = "signal"))){
validate178.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("signal.received" !== data.type){
validate178.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "signal.received"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signal !== undefined){
let data1 = data.signal;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 20 && func1(data1) > 20){
validate178.errors = [{instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
}
else {
validate178.errors = [{instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate178.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate178.errors = vErrors;
return errors === 0;
}
const schema223 = timelineEventSchema["$defs"]["error"];
function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.type === undefined) && (missing0 = "type")) || ((data.phase === undefined) && (missing0 = "phase"))) || ((data.code === undefined) && (missing0 = "code"))) || ((data.subject === undefined) && (missing0 = "subject"))) || ((data.message === undefined) && (missing0 = "message"))){
validate179.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("error" !== data.type){
validate179.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "error"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.phase !== undefined){
let data1 = data.phase;
const _errs2 = errors;
if(!((((((((((data1 === "boot") || (data1 === "flow")) || (data1 === "revert")) || (data1 === "settle")) || (data1 === "steady-state")) || (data1 === "collect")) || (data1 === "delete")) || (data1 === "shutdown")) || (data1 === "sweep")) || (data1 === "evaluate"))){
validate179.errors = [{instancePath:instancePath+"/phase",schemaPath:"#/$defs/phase/enum",keyword:"enum",params:{allowedValues: schema166.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.code !== undefined){
let data2 = data.code;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 60 && func1(data2) > 60){
validate179.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate179.errors = [{instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data3 = data.subject;
const _errs6 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate179.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: schema223.properties.subject.type},message:"must be string,null"}];
return false;
}
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 300 && func1(data3) > 300){
validate179.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
let data4 = data.message;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 2000 && func1(data4) > 2000){
validate179.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
}
else {
validate179.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
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
validate179.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}
const schema256 = timelineEventSchema["$defs"]["run.ended"];
function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.cancelled === undefined) && (missing0 = "cancelled"))) || ((data.reason === undefined) && (missing0 = "reason"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("run.ended" !== data.type){
validate180.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "run.ended"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancelled !== undefined){
const _errs2 = errors;
if(typeof data.cancelled !== "boolean"){
validate180.errors = [{instancePath:instancePath+"/cancelled",schemaPath:"#/properties/cancelled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs4 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate180.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema256.properties.reason.type},message:"must be string,null"}];
return false;
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 500 && func1(data2) > 500){
validate180.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}
const schema225 = timelineEventSchema["$defs"]["fault.ended-early"];
function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.type === undefined) && (missing0 = "type")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.fault === undefined) && (missing0 = "fault"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.proof === undefined) && (missing0 = "proof"))){
validate181.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("fault.ended-early" !== data.type){
validate181.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "fault.ended-early"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data1 = data.operation;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate181.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data2 = data.firing;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate181.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate181.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fault !== undefined){
let data3 = data.fault;
const _errs8 = errors;
if(!(((((((data3 === "kill") || (data3 === "stop")) || (data3 === "restart")) || (data3 === "restart-in-place")) || (data3 === "freeze")) || (data3 === "outage")) || (data3 === "partition"))){
validate181.errors = [{instancePath:instancePath+"/fault",schemaPath:"experiment.schema.json#/$defs/fault-kind/enum",keyword:"enum",params:{allowedValues: schema198.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data4 = data.target;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
validate181.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data5 = data.component;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate181.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema225.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 40 && func1(data5) > 40){
validate181.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data6 = data.workload;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate181.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema225.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(data6.length > 40 && func1(data6) > 40){
validate181.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data7 = data.instance;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate181.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema225.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 50 && func1(data7) > 50){
validate181.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data8 = data.role;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate181.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema225.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs19){
if(typeof data8 === "string"){
if(data8.length > 40 && func1(data8) > 40){
validate181.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proof !== undefined){
let data9 = data.proof;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(data9.length > 1000 && func1(data9) > 1000){
validate181.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
else {
validate181.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs21 === errors;
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
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}
const schema229 = timelineEventSchema["$defs"]["operation.started"];
function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.uses === undefined) && (missing0 = "uses"))) || ((data.step === undefined) && (missing0 = "step"))) || ((data.undo === undefined) && (missing0 = "undo"))) || ((data.logs === undefined) && (missing0 = "logs"))){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("operation.started" !== data.type){
validate182.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "operation.started"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data1 = data.operation;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate182.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data2 = data.firing;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate182.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate182.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data3 = data.target;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
validate182.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data4 = data.component;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate182.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema229.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 40 && func1(data4) > 40){
validate182.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data5 = data.workload;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate182.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema229.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 40 && func1(data5) > 40){
validate182.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data6 = data.instance;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate182.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema229.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(data6.length > 50 && func1(data6) > 50){
validate182.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data7 = data.role;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate182.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema229.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 40 && func1(data7) > 40){
validate182.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uses !== undefined){
let data8 = data.uses;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
validate182.errors = [{instancePath:instancePath+"/uses",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/uses",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.step !== undefined){
let data9 = data.step;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data9 === "string"){
if(data9.length > 500 && func1(data9) > 500){
validate182.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.undo !== undefined){
let data10 = data.undo;
const _errs25 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate182.errors = [{instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/type",keyword:"type",params:{type: schema229.properties.undo.type},message:"must be integer,null"}];
return false;
}
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 1 || isNaN(data10)){
validate182.errors = [{instancePath:instancePath+"/undo",schemaPath:"#/properties/undo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
let data11 = data.logs;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data11)){
if(data11.length > 5000){
validate182.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing1;
if((((data12.log === undefined) && (missing1 = "log")) || ((data12.lines === undefined) && (missing1 = "lines"))) || ((data12.bytes === undefined) && (missing1 = "bytes"))){
validate182.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs32 = errors;
for(const key0 in data12){
if(!(((key0 === "log") || (key0 === "lines")) || (key0 === "bytes"))){
validate182.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs32 === errors){
if(data12.log !== undefined){
let data13 = data12.log;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data13 === "string"){
if(data13.length > 100 && func1(data13) > 100){
validate182.errors = [{instancePath:instancePath+"/logs/" + i0+"/log",schemaPath:"#/$defs/log-position/properties/log/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate182.errors = [{instancePath:instancePath+"/logs/" + i0+"/log",schemaPath:"#/$defs/log-position/properties/log/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.lines !== undefined){
let data14 = data12.lines;
const _errs35 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate182.errors = [{instancePath:instancePath+"/logs/" + i0+"/lines",schemaPath:"#/$defs/log-position/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs35){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
validate182.errors = [{instancePath:instancePath+"/logs/" + i0+"/lines",schemaPath:"#/$defs/log-position/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.bytes !== undefined){
let data15 = data12.bytes;
const _errs37 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate182.errors = [{instancePath:instancePath+"/logs/" + i0+"/bytes",schemaPath:"#/$defs/log-position/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 0 || isNaN(data15)){
validate182.errors = [{instancePath:instancePath+"/logs/" + i0+"/bytes",schemaPath:"#/$defs/log-position/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
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
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}
const schema234 = timelineEventSchema["$defs"]["operation.ended"];
function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((data.type === undefined) && (missing0 = "type")) || ((data.operation === undefined) && (missing0 = "operation"))) || ((data.firing === undefined) && (missing0 = "firing"))) || ((data.target === undefined) && (missing0 = "target"))) || ((data.component === undefined) && (missing0 = "component"))) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.role === undefined) && (missing0 = "role"))) || ((data.uses === undefined) && (missing0 = "uses"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.exitCode === undefined) && (missing0 = "exitCode"))) || ((data.durationMs === undefined) && (missing0 = "durationMs"))) || ((data.stdout === undefined) && (missing0 = "stdout"))) || ((data.stderr === undefined) && (missing0 = "stderr"))) || ((data.proof === undefined) && (missing0 = "proof"))) || ((data.logs === undefined) && (missing0 = "logs"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("operation.ended" !== data.type){
validate183.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "operation.ended"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operation !== undefined){
let data1 = data.operation;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate183.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/operation",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firing !== undefined){
let data2 = data.firing;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate183.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate183.errors = [{instancePath:instancePath+"/firing",schemaPath:"#/properties/firing/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.target !== undefined){
let data3 = data.target;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
validate183.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/target",schemaPath:"#/$defs/target-label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.component !== undefined){
let data4 = data.component;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate183.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/type",keyword:"type",params:{type: schema234.properties.component.type},message:"must be string,null"}];
return false;
}
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 40 && func1(data4) > 40){
validate183.errors = [{instancePath:instancePath+"/component",schemaPath:"#/properties/component/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data5 = data.workload;
const _errs13 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate183.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/type",keyword:"type",params:{type: schema234.properties.workload.type},message:"must be string,null"}];
return false;
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 40 && func1(data5) > 40){
validate183.errors = [{instancePath:instancePath+"/workload",schemaPath:"#/properties/workload/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instance !== undefined){
let data6 = data.instance;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate183.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/type",keyword:"type",params:{type: schema234.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(data6.length > 50 && func1(data6) > 50){
validate183.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/properties/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.role !== undefined){
let data7 = data.role;
const _errs17 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate183.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: schema234.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 40 && func1(data7) > 40){
validate183.errors = [{instancePath:instancePath+"/role",schemaPath:"#/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uses !== undefined){
let data8 = data.uses;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
validate183.errors = [{instancePath:instancePath+"/uses",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/uses",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data9 = data.outcome;
const _errs23 = errors;
if(!((((data9 === "ok") || (data9 === "failed")) || (data9 === "timed-out")) || (data9 === "cancelled"))){
validate183.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema234.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data10 = data.exitCode;
const _errs24 = errors;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
validate183.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: schema234.properties.exitCode.type},message:"must be integer,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.durationMs !== undefined){
let data11 = data.durationMs;
const _errs26 = errors;
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
validate183.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/durationMs",schemaPath:"#/properties/durationMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stdout !== undefined){
let data12 = data.stdout;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(data12.length > 8192 && func1(data12) > 8192){
validate183.errors = [{instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/stdout",schemaPath:"#/properties/stdout/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stderr !== undefined){
let data13 = data.stderr;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data13 === "string"){
if(data13.length > 8192 && func1(data13) > 8192){
validate183.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cut !== undefined){
const _errs32 = errors;
if(typeof data.cut !== "boolean"){
validate183.errors = [{instancePath:instancePath+"/cut",schemaPath:"#/properties/cut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proof !== undefined){
let data15 = data.proof;
const _errs34 = errors;
if((typeof data15 !== "string") && (data15 !== null)){
validate183.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/type",keyword:"type",params:{type: schema234.properties.proof.type},message:"must be string,null"}];
return false;
}
if(errors === _errs34){
if(typeof data15 === "string"){
if(data15.length > 1000 && func1(data15) > 1000){
validate183.errors = [{instancePath:instancePath+"/proof",schemaPath:"#/properties/proof/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logs !== undefined){
let data16 = data.logs;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data16)){
if(data16.length > 5000){
validate183.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"}];
return false;
}
else {
var valid4 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing1;
if((((data17.log === undefined) && (missing1 = "log")) || ((data17.lines === undefined) && (missing1 = "lines"))) || ((data17.bytes === undefined) && (missing1 = "bytes"))){
validate183.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs41 = errors;
for(const key0 in data17){
if(!(((key0 === "log") || (key0 === "lines")) || (key0 === "bytes"))){
validate183.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs41 === errors){
if(data17.log !== undefined){
let data18 = data17.log;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data18 === "string"){
if(data18.length > 100 && func1(data18) > 100){
validate183.errors = [{instancePath:instancePath+"/logs/" + i0+"/log",schemaPath:"#/$defs/log-position/properties/log/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/logs/" + i0+"/log",schemaPath:"#/$defs/log-position/properties/log/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.lines !== undefined){
let data19 = data17.lines;
const _errs44 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate183.errors = [{instancePath:instancePath+"/logs/" + i0+"/lines",schemaPath:"#/$defs/log-position/properties/lines/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs44){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
validate183.errors = [{instancePath:instancePath+"/logs/" + i0+"/lines",schemaPath:"#/$defs/log-position/properties/lines/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.bytes !== undefined){
let data20 = data17.bytes;
const _errs46 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate183.errors = [{instancePath:instancePath+"/logs/" + i0+"/bytes",schemaPath:"#/$defs/log-position/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs46){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
validate183.errors = [{instancePath:instancePath+"/logs/" + i0+"/bytes",schemaPath:"#/$defs/log-position/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/logs/" + i0,schemaPath:"#/$defs/log-position/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs38 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/logs",schemaPath:"#/properties/logs/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs36 === errors;
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
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}
const schema239 = timelineEventSchema["$defs"]["instance.stopped"];
function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.workload === undefined) && (missing0 = "workload"))) || ((data.instance === undefined) && (missing0 = "instance"))) || ((data.by === undefined) && (missing0 = "by"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("instance.stopped" !== data.type){
validate184.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "instance.stopped"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.workload !== undefined){
let data1 = data.workload;
const _errs2 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern7.test(data1)){
validate184.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}$"+"\""}];
return false;
}
}
else {
validate184.errors = [{instancePath:instancePath+"/workload",schemaPath:"experiment.schema.json#/$defs/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
let data2 = data.instance;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 50 && func1(data2) > 50){
validate184.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(!pattern30.test(data2)){
validate184.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"+"\""}];
return false;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/instance",schemaPath:"#/$defs/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data3 = data.by;
const _errs9 = errors;
if(!((data3 === "stop") || (data3 === "instance-delete"))){
validate184.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema239.properties.by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}
const schema242 = timelineEventSchema["$defs"]["inventory.taken"];
const schema244 = timelineEventSchema["$defs"]["inventory-item"];
function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.point === undefined) && (missing0 = "point"))) || ((data.outcome === undefined) && (missing0 = "outcome"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.instances === undefined) && (missing0 = "instances"))) || ((data.items === undefined) && (missing0 = "items"))){
validate185.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("inventory.taken" !== data.type){
validate185.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "inventory.taken"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.point !== undefined){
let data1 = data.point;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 40 && func1(data1) > 40){
validate185.errors = [{instancePath:instancePath+"/point",schemaPath:"#/properties/point/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/point",schemaPath:"#/properties/point/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data2 = data.outcome;
const _errs4 = errors;
if(!(((data2 === "ok") || (data2 === "failed")) || (data2 === "unreachable"))){
validate185.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema242.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data3 = data.reason;
const _errs5 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate185.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema242.properties.reason.type},message:"must be string,null"}];
return false;
}
if(errors === _errs5){
if(typeof data3 === "string"){
if(data3.length > 500 && func1(data3) > 500){
validate185.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instances !== undefined){
let data4 = data.instances;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
if(data4.length > 1000){
validate185.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(data5.length > 50 && func1(data5) > 50){
validate185.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/$defs/instance/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(!pattern30.test(data5)){
validate185.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/$defs/instance/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"},message:"must match pattern \""+"^[a-z][a-z0-9-]{0,39}-[0-9]{1,4}$"+"\""}];
return false;
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/instances/" + i0,schemaPath:"#/$defs/instance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/instances",schemaPath:"#/properties/instances/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.items !== undefined){
let data6 = data.items;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
if(data6.length > 5000){
validate185.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((((((data7.kind === undefined) && (missing1 = "kind")) || ((data7.id === undefined) && (missing1 = "id"))) || ((data7.instance === undefined) && (missing1 = "instance"))) || ((data7.role === undefined) && (missing1 = "role"))) || ((data7.identity === undefined) && (missing1 = "identity"))){
validate185.errors = [{instancePath:instancePath+"/items/" + i1,schemaPath:"#/$defs/inventory-item/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs17 = errors;
for(const key0 in data7){
if(!(((((key0 === "kind") || (key0 === "id")) || (key0 === "instance")) || (key0 === "role")) || (key0 === "identity"))){
validate185.errors = [{instancePath:instancePath+"/items/" + i1,schemaPath:"#/$defs/inventory-item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs17 === errors){
if(data7.kind !== undefined){
let data8 = data7.kind;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length > 60 && func1(data8) > 60){
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/kind",schemaPath:"#/$defs/inventory-item/properties/kind/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/kind",schemaPath:"#/$defs/inventory-item/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.id !== undefined){
let data9 = data7.id;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length > 200 && func1(data9) > 200){
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/id",schemaPath:"#/$defs/inventory-item/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/id",schemaPath:"#/$defs/inventory-item/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.instance !== undefined){
let data10 = data7.instance;
const _errs22 = errors;
if((typeof data10 !== "string") && (data10 !== null)){
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/instance",schemaPath:"#/$defs/inventory-item/properties/instance/type",keyword:"type",params:{type: schema244.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs22){
if(typeof data10 === "string"){
if(data10.length > 100 && func1(data10) > 100){
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/instance",schemaPath:"#/$defs/inventory-item/properties/instance/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.role !== undefined){
let data11 = data7.role;
const _errs24 = errors;
if((typeof data11 !== "string") && (data11 !== null)){
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/role",schemaPath:"#/$defs/inventory-item/properties/role/type",keyword:"type",params:{type: schema244.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs24){
if(typeof data11 === "string"){
if(data11.length > 40 && func1(data11) > 40){
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/role",schemaPath:"#/$defs/inventory-item/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.identity !== undefined){
let data12 = data7.identity;
const _errs26 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/identity",schemaPath:"#/$defs/inventory-item/properties/identity/type",keyword:"type",params:{type: schema244.properties.identity.type},message:"must be string,null"}];
return false;
}
if(errors === _errs26){
if(typeof data12 === "string"){
if(data12.length > 200 && func1(data12) > 200){
validate185.errors = [{instancePath:instancePath+"/items/" + i1+"/identity",schemaPath:"#/$defs/inventory-item/properties/identity/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
var valid5 = _errs26 === errors;
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
validate185.errors = [{instancePath:instancePath+"/items/" + i1,schemaPath:"#/$defs/inventory-item/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate185.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
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
else {
validate185.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}
function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.removed === undefined) && (missing0 = "removed"))) || ((data.left === undefined) && (missing0 = "left"))){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("system.swept" !== data.type){
validate186.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "system.swept"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removed !== undefined){
let data1 = data.removed;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
if(data1.length > 5000){
validate186.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((data2.kind === undefined) && (missing1 = "kind")) || ((data2.id === undefined) && (missing1 = "id"))) || ((data2.instance === undefined) && (missing1 = "instance"))) || ((data2.role === undefined) && (missing1 = "role"))) || ((data2.identity === undefined) && (missing1 = "identity"))){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0,schemaPath:"#/$defs/inventory-item/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs7 = errors;
for(const key0 in data2){
if(!(((((key0 === "kind") || (key0 === "id")) || (key0 === "instance")) || (key0 === "role")) || (key0 === "identity"))){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0,schemaPath:"#/$defs/inventory-item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs7 === errors){
if(data2.kind !== undefined){
let data3 = data2.kind;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 60 && func1(data3) > 60){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/kind",schemaPath:"#/$defs/inventory-item/properties/kind/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/kind",schemaPath:"#/$defs/inventory-item/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.id !== undefined){
let data4 = data2.id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 200 && func1(data4) > 200){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/id",schemaPath:"#/$defs/inventory-item/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/id",schemaPath:"#/$defs/inventory-item/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.instance !== undefined){
let data5 = data2.instance;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/instance",schemaPath:"#/$defs/inventory-item/properties/instance/type",keyword:"type",params:{type: schema244.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs12){
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/instance",schemaPath:"#/$defs/inventory-item/properties/instance/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.role !== undefined){
let data6 = data2.role;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/role",schemaPath:"#/$defs/inventory-item/properties/role/type",keyword:"type",params:{type: schema244.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs14){
if(typeof data6 === "string"){
if(data6.length > 40 && func1(data6) > 40){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/role",schemaPath:"#/$defs/inventory-item/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.identity !== undefined){
let data7 = data2.identity;
const _errs16 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/identity",schemaPath:"#/$defs/inventory-item/properties/identity/type",keyword:"type",params:{type: schema244.properties.identity.type},message:"must be string,null"}];
return false;
}
if(errors === _errs16){
if(typeof data7 === "string"){
if(data7.length > 200 && func1(data7) > 200){
validate186.errors = [{instancePath:instancePath+"/removed/" + i0+"/identity",schemaPath:"#/$defs/inventory-item/properties/identity/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
var valid3 = _errs16 === errors;
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
else {
validate186.errors = [{instancePath:instancePath+"/removed/" + i0,schemaPath:"#/$defs/inventory-item/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.left !== undefined){
let data8 = data.left;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
if(data8.length > 5000){
validate186.errors = [{instancePath:instancePath+"/left",schemaPath:"#/properties/left/maxItems",keyword:"maxItems",params:{limit: 5000},message:"must NOT have more than 5000 items"}];
return false;
}
else {
var valid4 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((((data9.kind === undefined) && (missing2 = "kind")) || ((data9.id === undefined) && (missing2 = "id"))) || ((data9.instance === undefined) && (missing2 = "instance"))) || ((data9.role === undefined) && (missing2 = "role"))) || ((data9.identity === undefined) && (missing2 = "identity"))){
validate186.errors = [{instancePath:instancePath+"/left/" + i1,schemaPath:"#/$defs/inventory-item/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs23 = errors;
for(const key1 in data9){
if(!(((((key1 === "kind") || (key1 === "id")) || (key1 === "instance")) || (key1 === "role")) || (key1 === "identity"))){
validate186.errors = [{instancePath:instancePath+"/left/" + i1,schemaPath:"#/$defs/inventory-item/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs23 === errors){
if(data9.kind !== undefined){
let data10 = data9.kind;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data10 === "string"){
if(data10.length > 60 && func1(data10) > 60){
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/kind",schemaPath:"#/$defs/inventory-item/properties/kind/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/kind",schemaPath:"#/$defs/inventory-item/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.id !== undefined){
let data11 = data9.id;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(data11.length > 200 && func1(data11) > 200){
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/id",schemaPath:"#/$defs/inventory-item/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/id",schemaPath:"#/$defs/inventory-item/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.instance !== undefined){
let data12 = data9.instance;
const _errs28 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/instance",schemaPath:"#/$defs/inventory-item/properties/instance/type",keyword:"type",params:{type: schema244.properties.instance.type},message:"must be string,null"}];
return false;
}
if(errors === _errs28){
if(typeof data12 === "string"){
if(data12.length > 100 && func1(data12) > 100){
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/instance",schemaPath:"#/$defs/inventory-item/properties/instance/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.role !== undefined){
let data13 = data9.role;
const _errs30 = errors;
if((typeof data13 !== "string") && (data13 !== null)){
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/role",schemaPath:"#/$defs/inventory-item/properties/role/type",keyword:"type",params:{type: schema244.properties.role.type},message:"must be string,null"}];
return false;
}
if(errors === _errs30){
if(typeof data13 === "string"){
if(data13.length > 40 && func1(data13) > 40){
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/role",schemaPath:"#/$defs/inventory-item/properties/role/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data9.identity !== undefined){
let data14 = data9.identity;
const _errs32 = errors;
if((typeof data14 !== "string") && (data14 !== null)){
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/identity",schemaPath:"#/$defs/inventory-item/properties/identity/type",keyword:"type",params:{type: schema244.properties.identity.type},message:"must be string,null"}];
return false;
}
if(errors === _errs32){
if(typeof data14 === "string"){
if(data14.length > 200 && func1(data14) > 200){
validate186.errors = [{instancePath:instancePath+"/left/" + i1+"/identity",schemaPath:"#/$defs/inventory-item/properties/identity/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/left/" + i1,schemaPath:"#/$defs/inventory-item/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/left",schemaPath:"#/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}
function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.reason === undefined) && (missing0 = "reason"))){
validate187.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("run.not-applicable" !== data.type){
validate187.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "run.not-applicable"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data1 = data.reason;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data1 === "string"){
if(data1.length > 500 && func1(data1) > 500){
validate187.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate187.errors = [{instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}
function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.byMs === undefined) && (missing0 = "byMs"))){
validate188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if("clock.stepped" !== data.type){
validate188.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "clock.stepped"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.byMs !== undefined){
let data1 = data.byMs;
const _errs2 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate188.errors = [{instancePath:instancePath+"/byMs",schemaPath:"#/properties/byMs/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}
export const manifest = validate0;
export const undo = validate74;
export const verdict = validate144;
export const envelope = validate153;
export const body = { "run.started": validate154, "phase.started": validate155, "phase.ended": validate156, "system.booted": validate157, "component.state": validate158, "hook.started": validate159, "hook.ended": validate160, "step.started": validate161, "step.ended": validate162, "instance.state": validate163, "instance.revived": validate164, "instance.collected": validate165, "instance.deleted": validate166, "await.timed-out": validate167, "wait.timed-out": validate168, "targets.resolved": validate169, "fault.requested": validate170, "fault.effective": validate171, "fault.failed": validate172, "revert.requested": validate173, "revert.ended": validate174, "steady-state.checked": validate175, "log.closed": validate176, "watch.ended": validate177, "signal.received": validate178, "error": validate179, "run.ended": validate180, "fault.ended-early": validate181, "operation.started": validate182, "operation.ended": validate183, "instance.stopped": validate184, "inventory.taken": validate185, "system.swept": validate186, "run.not-applicable": validate187, "clock.stepped": validate188 };
